/**
 * @generated SignedSource<<b4f9b10208386aaf5d4706e6a039faef>>
 * @relayHash ff24fa9aa9911a2cb8d3c4f3e0ba434a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff24fa9aa9911a2cb8d3c4f3e0ba434a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsScreenQuery } from './GroupsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GroupsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff24fa9aa9911a2cb8d3c4f3e0ba434a",
    "metadata": {},
    "name": "GroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
