/**
 * @generated SignedSource<<7a3a089e17d5fea69d28ca31e5e50f15>>
 * @relayHash cece48bf44c4c6372279523f492eeef0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cece48bf44c4c6372279523f492eeef0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cece48bf44c4c6372279523f492eeef0",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
