/**
 * @generated SignedSource<<76547ab58db5b4db04c1adf5edb6cef8>>
 * @relayHash a23bfca633766fe2c6b0ad67b507d7e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a23bfca633766fe2c6b0ad67b507d7e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a23bfca633766fe2c6b0ad67b507d7e9",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
