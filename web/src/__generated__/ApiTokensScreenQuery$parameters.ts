/**
 * @generated SignedSource<<8b0789be771fb0243b7636969e361a8e>>
 * @relayHash 013bbcae1172d03438eac9aeffda88a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 013bbcae1172d03438eac9aeffda88a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiTokensScreenQuery } from './ApiTokensScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiTokensScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "013bbcae1172d03438eac9aeffda88a9",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "viewer",
            "apiTokens",
            "value"
          ]
        }
      ]
    },
    "name": "ApiTokensScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
