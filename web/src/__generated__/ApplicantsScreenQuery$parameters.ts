/**
 * @generated SignedSource<<ffa7d9f24b111b62bf10906dc62c40d5>>
 * @relayHash 2aee9cd082fa301999bb2f2462703b81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2aee9cd082fa301999bb2f2462703b81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2aee9cd082fa301999bb2f2462703b81",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
