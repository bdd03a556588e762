/**
 * @generated SignedSource<<85c8cf3b5a6762f9042683e9f0ffe25c>>
 * @relayHash 37bbeed136d4f14a029f5d3ac65dd60c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37bbeed136d4f14a029f5d3ac65dd60c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37bbeed136d4f14a029f5d3ac65dd60c",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
