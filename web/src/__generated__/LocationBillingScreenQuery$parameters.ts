/**
 * @generated SignedSource<<0d3ce96eb0f766eaa9c80bfddd23f7f9>>
 * @relayHash 7b5149e16c6eb077d9aa414f2cab2d0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b5149e16c6eb077d9aa414f2cab2d0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationBillingScreenQuery } from './LocationBillingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationBillingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b5149e16c6eb077d9aa414f2cab2d0c",
    "metadata": {},
    "name": "LocationBillingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
