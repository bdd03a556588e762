/**
 * @generated SignedSource<<4a1ccc21ec3c4224e51c8f74d80de9af>>
 * @relayHash a42fd9c7404e06e4218a2c77803a38ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a42fd9c7404e06e4218a2c77803a38ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a42fd9c7404e06e4218a2c77803a38ad",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
