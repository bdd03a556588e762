/**
 * @generated SignedSource<<739015a9670b87d09b0f8f6992525471>>
 * @relayHash e1c7f55017b08af019a9f1a1e8a8550b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1c7f55017b08af019a9f1a1e8a8550b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1c7f55017b08af019a9f1a1e8a8550b",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
