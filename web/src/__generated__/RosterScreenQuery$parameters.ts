/**
 * @generated SignedSource<<310ac6b906c989320fb08a78a0761c69>>
 * @relayHash d7aff0cdcd60f6c9b8f83c2542ab8f9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7aff0cdcd60f6c9b8f83c2542ab8f9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7aff0cdcd60f6c9b8f83c2542ab8f9d",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
