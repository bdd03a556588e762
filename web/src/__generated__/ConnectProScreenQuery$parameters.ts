/**
 * @generated SignedSource<<725f537a0b512365df6b00c95d61ceb6>>
 * @relayHash 989b8afd91576fe9cf6d67815c43e03c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 989b8afd91576fe9cf6d67815c43e03c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConnectProScreenQuery } from './ConnectProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConnectProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "989b8afd91576fe9cf6d67815c43e03c",
    "metadata": {},
    "name": "ConnectProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
