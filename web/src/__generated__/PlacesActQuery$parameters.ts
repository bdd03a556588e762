/**
 * @generated SignedSource<<483f413d6a77538aee2d4ea097e9ba92>>
 * @relayHash efc972e05520488bb14806d015d0eaab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efc972e05520488bb14806d015d0eaab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlacesActQuery } from './PlacesActQuery.graphql';

const node: PreloadableConcreteRequest<PlacesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efc972e05520488bb14806d015d0eaab",
    "metadata": {},
    "name": "PlacesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
