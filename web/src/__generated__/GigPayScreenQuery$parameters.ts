/**
 * @generated SignedSource<<53b07dc79858e06bfa98965b7c26747d>>
 * @relayHash 0341a73fc37d8f2948293fbd116c934e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0341a73fc37d8f2948293fbd116c934e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0341a73fc37d8f2948293fbd116c934e",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
