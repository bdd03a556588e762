/**
 * @generated SignedSource<<201e7e91353144c196a0fab22b153e6a>>
 * @relayHash c652257a48c62b6e3433962c95e9fe1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c652257a48c62b6e3433962c95e9fe1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c652257a48c62b6e3433962c95e9fe1f",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
