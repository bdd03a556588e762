/**
 * @generated SignedSource<<b6b8cac7bbf2f81269f92c94c7ed7439>>
 * @relayHash ab2137a48649bd94b776fbbc88189034
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab2137a48649bd94b776fbbc88189034

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab2137a48649bd94b776fbbc88189034",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
