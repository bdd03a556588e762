/**
 * @generated SignedSource<<e82c752718ce29b1f3cb8da4efccdf28>>
 * @relayHash 0b58d3dc5257e810baca73bd58bed69e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b58d3dc5257e810baca73bd58bed69e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b58d3dc5257e810baca73bd58bed69e",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
