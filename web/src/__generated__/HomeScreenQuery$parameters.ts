/**
 * @generated SignedSource<<72a9394a8ef198cf5b823a4621848441>>
 * @relayHash 73f2627422f32030b2e18ad95c962fe3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73f2627422f32030b2e18ad95c962fe3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73f2627422f32030b2e18ad95c962fe3",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
