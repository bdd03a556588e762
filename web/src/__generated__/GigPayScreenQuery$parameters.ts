/**
 * @generated SignedSource<<7dceb6204dea4c72a7f8f7c1a9978633>>
 * @relayHash 5278a33ccfbf2f55f3d84084d472fa74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5278a33ccfbf2f55f3d84084d472fa74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5278a33ccfbf2f55f3d84084d472fa74",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
