/**
 * @generated SignedSource<<33b0b588bcf05218279c84ceb8ea1a9b>>
 * @relayHash 6ba9ba43c592dc395dd1231d20ba42cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ba9ba43c592dc395dd1231d20ba42cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ba9ba43c592dc395dd1231d20ba42cb",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
