/**
 * @generated SignedSource<<3ba3a468f7d2626a3acdc2dd42f2ad42>>
 * @relayHash 421a6bda88fb56a3376bd02829af6cf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 421a6bda88fb56a3376bd02829af6cf8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "421a6bda88fb56a3376bd02829af6cf8",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
