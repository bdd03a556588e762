/**
 * @generated SignedSource<<e0cda28b03869fab047a8ff6e6cffd16>>
 * @relayHash fd7311986335adfaa710a38355900e93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd7311986335adfaa710a38355900e93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInvoicesScreenQuery } from './LocationInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd7311986335adfaa710a38355900e93",
    "metadata": {},
    "name": "LocationInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
