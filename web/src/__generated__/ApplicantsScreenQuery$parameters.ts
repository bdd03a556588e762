/**
 * @generated SignedSource<<c22683d32742dddb703fc59c0f1256bd>>
 * @relayHash be9aaacf5c0567eb8e7ee1f9e6373df9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be9aaacf5c0567eb8e7ee1f9e6373df9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be9aaacf5c0567eb8e7ee1f9e6373df9",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
