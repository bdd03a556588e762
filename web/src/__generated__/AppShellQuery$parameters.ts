/**
 * @generated SignedSource<<dd25579f5b3215a4b1d44e943211a173>>
 * @relayHash 10475a0754939ee54c60c8e2b4ce7f8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10475a0754939ee54c60c8e2b4ce7f8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10475a0754939ee54c60c8e2b4ce7f8b",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
