/**
 * @generated SignedSource<<3a436c2f8ecce4d916fe4993f7eaab66>>
 * @relayHash edd2b063a37f34df7b065f04397feb31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd2b063a37f34df7b065f04397feb31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edd2b063a37f34df7b065f04397feb31",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
