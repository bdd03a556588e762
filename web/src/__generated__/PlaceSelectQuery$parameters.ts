/**
 * @generated SignedSource<<4f2138e4d9840a2b89e5e1080ccdfc8c>>
 * @relayHash 66d5795cf4b4f5706c6f61161f311b84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66d5795cf4b4f5706c6f61161f311b84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaceSelectQuery } from './PlaceSelectQuery.graphql';

const node: PreloadableConcreteRequest<PlaceSelectQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66d5795cf4b4f5706c6f61161f311b84",
    "metadata": {},
    "name": "PlaceSelectQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
