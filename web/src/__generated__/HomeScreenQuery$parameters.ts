/**
 * @generated SignedSource<<f01ff8d1ab9b8b6842e522fbac0ce800>>
 * @relayHash daa0f81374984c2e0fb0bdd100f83aa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daa0f81374984c2e0fb0bdd100f83aa8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "daa0f81374984c2e0fb0bdd100f83aa8",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
