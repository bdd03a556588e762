/**
 * @generated SignedSource<<00c93a89d27680e62e79a60dda4ff76b>>
 * @relayHash ed7c5e332e4a9b94f02f80c17dd77d21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed7c5e332e4a9b94f02f80c17dd77d21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed7c5e332e4a9b94f02f80c17dd77d21",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
