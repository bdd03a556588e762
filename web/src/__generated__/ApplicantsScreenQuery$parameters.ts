/**
 * @generated SignedSource<<2ff51c2baebfe008815fc4151545c45b>>
 * @relayHash e392471e88a0a1b8b3397572b2b7cbd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e392471e88a0a1b8b3397572b2b7cbd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e392471e88a0a1b8b3397572b2b7cbd7",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
