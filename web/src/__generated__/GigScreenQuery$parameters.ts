/**
 * @generated SignedSource<<738ad22d94550c6d42b710b9b4a6ab22>>
 * @relayHash e16a262315478a234843e5c9e81f1375
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e16a262315478a234843e5c9e81f1375

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e16a262315478a234843e5c9e81f1375",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
