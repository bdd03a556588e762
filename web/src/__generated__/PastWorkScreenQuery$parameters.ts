/**
 * @generated SignedSource<<d68001f66f3051880fbb29b0264726ed>>
 * @relayHash be12ebb0e71dc4103856f75ec5e507f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be12ebb0e71dc4103856f75ec5e507f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkScreenQuery } from './PastWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be12ebb0e71dc4103856f75ec5e507f3",
    "metadata": {},
    "name": "PastWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
