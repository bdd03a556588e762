/**
 * @generated SignedSource<<faff850e219621d9c9da9a943c85b80f>>
 * @relayHash 6a65aa6a2e0a1fb9688ea5d5276bcef8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a65aa6a2e0a1fb9688ea5d5276bcef8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a65aa6a2e0a1fb9688ea5d5276bcef8",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
