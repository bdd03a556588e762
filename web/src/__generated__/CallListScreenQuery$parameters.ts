/**
 * @generated SignedSource<<a72fc3ec20fc55b52b41fda2f4f83e2c>>
 * @relayHash 6ab7565ea3e2637c065a8fdf6ef1b95e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ab7565ea3e2637c065a8fdf6ef1b95e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallListScreenQuery } from './CallListScreenQuery.graphql';

const node: PreloadableConcreteRequest<CallListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ab7565ea3e2637c065a8fdf6ef1b95e",
    "metadata": {},
    "name": "CallListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
