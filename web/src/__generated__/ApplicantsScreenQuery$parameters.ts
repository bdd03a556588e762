/**
 * @generated SignedSource<<ac778ff671a4a0964444031d73eda34b>>
 * @relayHash 6f34cd3bca9bb87d880251db05e211f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f34cd3bca9bb87d880251db05e211f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f34cd3bca9bb87d880251db05e211f0",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
