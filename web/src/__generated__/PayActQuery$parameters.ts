/**
 * @generated SignedSource<<93ad7a00cddd4fe3c5754aad623c6d2c>>
 * @relayHash 06865cb704269f8d930a3a3f7a689596
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06865cb704269f8d930a3a3f7a689596

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06865cb704269f8d930a3a3f7a689596",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
