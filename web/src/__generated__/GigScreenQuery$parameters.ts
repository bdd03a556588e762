/**
 * @generated SignedSource<<1f381f8f509ef8c94060e83a4974e615>>
 * @relayHash 99d4414b3e5626e3194a6d76439f7162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99d4414b3e5626e3194a6d76439f7162

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99d4414b3e5626e3194a6d76439f7162",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
