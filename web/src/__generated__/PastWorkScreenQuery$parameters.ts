/**
 * @generated SignedSource<<1ec663177ae6a45a72c25e1b64087932>>
 * @relayHash 94985ae7de1a4667ebd7f43b8db03f4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94985ae7de1a4667ebd7f43b8db03f4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkScreenQuery } from './PastWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94985ae7de1a4667ebd7f43b8db03f4e",
    "metadata": {},
    "name": "PastWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
