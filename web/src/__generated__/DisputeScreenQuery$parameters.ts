/**
 * @generated SignedSource<<6223a408d52f0de2edaeadd75594056c>>
 * @relayHash 3d9114fbf1ec548c1274e00f11b529da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d9114fbf1ec548c1274e00f11b529da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d9114fbf1ec548c1274e00f11b529da",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
