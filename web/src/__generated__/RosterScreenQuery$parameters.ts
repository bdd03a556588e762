/**
 * @generated SignedSource<<5a87190bc7b78172272f628a8f8a452b>>
 * @relayHash 297af0d3bbbdb1ec4febb26c8547f1b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 297af0d3bbbdb1ec4febb26c8547f1b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "297af0d3bbbdb1ec4febb26c8547f1b0",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
