/**
 * @generated SignedSource<<280e51b4522fd08d1cb0ecae9c9425b7>>
 * @relayHash dacf88363c39497506a8ad498096be77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dacf88363c39497506a8ad498096be77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProProfileQuery } from './ProProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dacf88363c39497506a8ad498096be77",
    "metadata": {},
    "name": "ProProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
