/**
 * @generated SignedSource<<f7e92c1eb5fd52dd65ea8c9a74390518>>
 * @relayHash e770f55661f0556773ff0a3ed4d3def6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e770f55661f0556773ff0a3ed4d3def6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e770f55661f0556773ff0a3ed4d3def6",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
