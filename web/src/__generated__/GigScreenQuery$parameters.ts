/**
 * @generated SignedSource<<9ff5c0fa9669b386cf8dfdd9353f3ff6>>
 * @relayHash 2e6f117623865ab290f1c3364a79cf6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e6f117623865ab290f1c3364a79cf6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e6f117623865ab290f1c3364a79cf6e",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
