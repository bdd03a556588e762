/**
 * @generated SignedSource<<8d63744aafb38289b25f01a4327d57c6>>
 * @relayHash 1af2b73aa5c333b920089d9a58bf9d10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1af2b73aa5c333b920089d9a58bf9d10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandbyListQuery } from './StandbyListQuery.graphql';

const node: PreloadableConcreteRequest<StandbyListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1af2b73aa5c333b920089d9a58bf9d10",
    "metadata": {},
    "name": "StandbyListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
