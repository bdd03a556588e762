/**
 * @generated SignedSource<<85bd4ebd20ecd0bb81cbbe4dee9fa58a>>
 * @relayHash 9ab59d49d8c0a5dd9e65fb0c6cb758f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ab59d49d8c0a5dd9e65fb0c6cb758f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ab59d49d8c0a5dd9e65fb0c6cb758f5",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
