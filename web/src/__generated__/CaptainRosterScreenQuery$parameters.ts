/**
 * @generated SignedSource<<d27ca3ccee8955b253e173bf7738a02a>>
 * @relayHash 667126aa735d816cbc14842733cbc6a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 667126aa735d816cbc14842733cbc6a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "667126aa735d816cbc14842733cbc6a9",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
