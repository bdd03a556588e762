/**
 * @generated SignedSource<<ba464debb2d002f9ebb5c44594a76bae>>
 * @relayHash fb8dd7ac253f22a271c70d51a20613b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb8dd7ac253f22a271c70d51a20613b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb8dd7ac253f22a271c70d51a20613b8",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
