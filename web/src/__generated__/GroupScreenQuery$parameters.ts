/**
 * @generated SignedSource<<516c2cea904f4ed88fb8761ed1316e46>>
 * @relayHash ab6d12b2f8f8b432b6637a4e417edd83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab6d12b2f8f8b432b6637a4e417edd83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupScreenQuery } from './GroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<GroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab6d12b2f8f8b432b6637a4e417edd83",
    "metadata": {},
    "name": "GroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
