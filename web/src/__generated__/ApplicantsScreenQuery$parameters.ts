/**
 * @generated SignedSource<<12e30274585833512677fe9f3a35162f>>
 * @relayHash 7bad4933fcac4ddf58d46b62a782bc26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bad4933fcac4ddf58d46b62a782bc26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bad4933fcac4ddf58d46b62a782bc26",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
