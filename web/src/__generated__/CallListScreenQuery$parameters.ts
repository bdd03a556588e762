/**
 * @generated SignedSource<<167fd1cd9835cf1c1d80e224843b5133>>
 * @relayHash c547b25f074717a5d909d65259cb9496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c547b25f074717a5d909d65259cb9496

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallListScreenQuery } from './CallListScreenQuery.graphql';

const node: PreloadableConcreteRequest<CallListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c547b25f074717a5d909d65259cb9496",
    "metadata": {},
    "name": "CallListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
