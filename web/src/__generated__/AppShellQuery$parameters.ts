/**
 * @generated SignedSource<<d072b01d67d9ee18eea2a81dde6a6f6d>>
 * @relayHash c425e9b786bbfa738bb33f2161087dd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c425e9b786bbfa738bb33f2161087dd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c425e9b786bbfa738bb33f2161087dd7",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
