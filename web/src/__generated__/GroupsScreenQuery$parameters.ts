/**
 * @generated SignedSource<<29dede44eac4f0c5c24fb03f3d32ee75>>
 * @relayHash ce0b5540d0afaefb9d8342103c3395e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce0b5540d0afaefb9d8342103c3395e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsScreenQuery } from './GroupsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GroupsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce0b5540d0afaefb9d8342103c3395e9",
    "metadata": {},
    "name": "GroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
