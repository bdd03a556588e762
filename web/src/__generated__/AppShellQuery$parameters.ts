/**
 * @generated SignedSource<<e8e11d0e9554026aa5d87b08fd8acb81>>
 * @relayHash 6b563d3c90fd9dfc09abe323ebd6de18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b563d3c90fd9dfc09abe323ebd6de18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b563d3c90fd9dfc09abe323ebd6de18",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
