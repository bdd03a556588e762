/**
 * @generated SignedSource<<ba640719cedbcc8a91ce36fef9de79c7>>
 * @relayHash 7e88634539dce34ac660cf5cb7d178e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e88634539dce34ac660cf5cb7d178e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeCostPreviewQuery } from './DisputeCostPreviewQuery.graphql';

const node: PreloadableConcreteRequest<DisputeCostPreviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e88634539dce34ac660cf5cb7d178e6",
    "metadata": {},
    "name": "DisputeCostPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
