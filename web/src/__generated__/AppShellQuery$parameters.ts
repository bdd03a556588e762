/**
 * @generated SignedSource<<d0b28e0b3554710fff426668fdf44dea>>
 * @relayHash c1569ed2f3e5033318430596a80d9a54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1569ed2f3e5033318430596a80d9a54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1569ed2f3e5033318430596a80d9a54",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
