/**
 * @generated SignedSource<<aaaf927eaa7d1bc3b2475bfd880835bd>>
 * @relayHash f745348f1e7b8957a3c8cd4b716e3c96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f745348f1e7b8957a3c8cd4b716e3c96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostGigsScreenQuery } from './PostGigsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostGigsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f745348f1e7b8957a3c8cd4b716e3c96",
    "metadata": {},
    "name": "PostGigsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
