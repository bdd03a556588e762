/**
 * @generated SignedSource<<f5b6eff7c6c5ffb0995750e6c9c05c9b>>
 * @relayHash 6dcb340be0ff23edecae4e2aad76fc9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dcb340be0ff23edecae4e2aad76fc9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInvoicesScreenQuery } from './LocationInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dcb340be0ff23edecae4e2aad76fc9e",
    "metadata": {},
    "name": "LocationInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
