/**
 * @generated SignedSource<<57390df7ccf288f98aef160cb75b5592>>
 * @relayHash e1c40c6c27708e46108a527bf85efde2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1c40c6c27708e46108a527bf85efde2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1c40c6c27708e46108a527bf85efde2",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
