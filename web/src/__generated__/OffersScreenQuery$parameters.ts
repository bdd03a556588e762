/**
 * @generated SignedSource<<e64b13eb2e5e5f4a4a38b3cb7943be32>>
 * @relayHash f8220c6b44ff9c674b03a09b32d932e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8220c6b44ff9c674b03a09b32d932e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersScreenQuery } from './OffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<OffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8220c6b44ff9c674b03a09b32d932e3",
    "metadata": {},
    "name": "OffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
