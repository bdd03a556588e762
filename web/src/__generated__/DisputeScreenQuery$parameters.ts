/**
 * @generated SignedSource<<5a5d1e4a99279ad036ab04b6c55e90f2>>
 * @relayHash b82396e4ec085533b840d7aeef84efb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b82396e4ec085533b840d7aeef84efb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b82396e4ec085533b840d7aeef84efb9",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
