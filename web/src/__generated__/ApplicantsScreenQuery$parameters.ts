/**
 * @generated SignedSource<<f2664d34cb40f8cfeba49d98d8e8ab83>>
 * @relayHash 969d8dbe8f5e1d54bd769f7d8c68d4c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 969d8dbe8f5e1d54bd769f7d8c68d4c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "969d8dbe8f5e1d54bd769f7d8c68d4c4",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
