/**
 * @generated SignedSource<<d67b0ff040f29d8e99c1de0579c24166>>
 * @relayHash f411aa0ae089e9c89404cee0e443ca16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f411aa0ae089e9c89404cee0e443ca16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountLinkingScreenQuery } from './AccountLinkingScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountLinkingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f411aa0ae089e9c89404cee0e443ca16",
    "metadata": {},
    "name": "AccountLinkingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
