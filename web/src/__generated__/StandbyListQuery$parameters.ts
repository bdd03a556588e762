/**
 * @generated SignedSource<<8e300061430473558a6bca0a8c841f6c>>
 * @relayHash 2b3d0159fc2383947c0a85d3f898cdd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b3d0159fc2383947c0a85d3f898cdd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandbyListQuery } from './StandbyListQuery.graphql';

const node: PreloadableConcreteRequest<StandbyListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b3d0159fc2383947c0a85d3f898cdd5",
    "metadata": {},
    "name": "StandbyListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
