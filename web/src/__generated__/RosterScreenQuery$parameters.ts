/**
 * @generated SignedSource<<41e81914c74ea0f54056dd53799a9a3f>>
 * @relayHash d6ae5802df9c7eede65af549a2878c19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6ae5802df9c7eede65af549a2878c19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6ae5802df9c7eede65af549a2878c19",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
