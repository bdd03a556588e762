/**
 * @generated SignedSource<<aae63873c60d8f89dd3d2758d249885e>>
 * @relayHash 7dd5e191ab3cb3944a4c59cba6c11aee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dd5e191ab3cb3944a4c59cba6c11aee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dd5e191ab3cb3944a4c59cba6c11aee",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
