/**
 * @generated SignedSource<<a11fdd5d91674c15176dd5e3af064a69>>
 * @relayHash 42d99e3a8a736d49986d5b304b131a67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42d99e3a8a736d49986d5b304b131a67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42d99e3a8a736d49986d5b304b131a67",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
