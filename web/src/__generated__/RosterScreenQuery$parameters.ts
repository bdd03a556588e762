/**
 * @generated SignedSource<<3ead83599af3487f2637c05612930d1f>>
 * @relayHash aaa223bdcff8fa7709079c08a6cf0bd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaa223bdcff8fa7709079c08a6cf0bd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aaa223bdcff8fa7709079c08a6cf0bd8",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
