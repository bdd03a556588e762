/**
 * @generated SignedSource<<a607e70fa0c5e302dab27d3b375179d1>>
 * @relayHash 25c9b67c9051ce9c69a11389c9f89afb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25c9b67c9051ce9c69a11389c9f89afb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25c9b67c9051ce9c69a11389c9f89afb",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
