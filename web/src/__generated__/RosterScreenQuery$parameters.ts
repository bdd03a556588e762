/**
 * @generated SignedSource<<24424b35f357815caad84ad42685f0be>>
 * @relayHash 2b6fa0d5947d3a60bc08a68ffee06181
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b6fa0d5947d3a60bc08a68ffee06181

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b6fa0d5947d3a60bc08a68ffee06181",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
