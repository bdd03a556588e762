/**
 * @generated SignedSource<<e33fb3b0b805ec3c81b2449611c2c6b1>>
 * @relayHash 2ae516c58a18f71faac2cb8e2778edc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ae516c58a18f71faac2cb8e2778edc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ae516c58a18f71faac2cb8e2778edc0",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
