/**
 * @generated SignedSource<<474eac0a517955d2a5202db1efc6710d>>
 * @relayHash 5c853cffd5e5c70db0ce013cfffa4c4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c853cffd5e5c70db0ce013cfffa4c4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c853cffd5e5c70db0ce013cfffa4c4e",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
