/**
 * @generated SignedSource<<750dec5620ef698673a01cec48b9ebe3>>
 * @relayHash 7cf9842a2a76e5cb1f0df87118405ec8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cf9842a2a76e5cb1f0df87118405ec8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cf9842a2a76e5cb1f0df87118405ec8",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
