/**
 * @generated SignedSource<<0b11f4dbe2f9a6e5a5af59fb9c767f66>>
 * @relayHash 719c07166c8846af38298d5d016796cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 719c07166c8846af38298d5d016796cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "719c07166c8846af38298d5d016796cc",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
