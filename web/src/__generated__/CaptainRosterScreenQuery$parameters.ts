/**
 * @generated SignedSource<<c649de53dd6b4b96ca9eb44bb65057ce>>
 * @relayHash 51508999f3704f6bc0d5b61b10d043b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51508999f3704f6bc0d5b61b10d043b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51508999f3704f6bc0d5b61b10d043b0",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
