/**
 * @generated SignedSource<<7a53edf753f59007388e3b6bbca193a4>>
 * @relayHash 175d17adb3dbad8320ba2156a5636faf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 175d17adb3dbad8320ba2156a5636faf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiTokensScreenQuery } from './ApiTokensScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiTokensScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "175d17adb3dbad8320ba2156a5636faf",
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
