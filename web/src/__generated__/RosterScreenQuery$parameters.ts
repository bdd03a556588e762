/**
 * @generated SignedSource<<d09d5186d2f32969b6a0815ddd079371>>
 * @relayHash 70556bb7ca671c842ef18f27e5babcc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70556bb7ca671c842ef18f27e5babcc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70556bb7ca671c842ef18f27e5babcc7",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
