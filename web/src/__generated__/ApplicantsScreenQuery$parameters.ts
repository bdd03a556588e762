/**
 * @generated SignedSource<<f5c32aad41cc33b609b26ccd05a58e68>>
 * @relayHash 6a4729cf35e04b1c46180fe02ae68832
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a4729cf35e04b1c46180fe02ae68832

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a4729cf35e04b1c46180fe02ae68832",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
