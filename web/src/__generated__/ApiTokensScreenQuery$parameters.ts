/**
 * @generated SignedSource<<5b4a539cd634ce467b97f13063ab85f4>>
 * @relayHash 5889b43ee60b01b211cd71dae78a6d3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5889b43ee60b01b211cd71dae78a6d3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiTokensScreenQuery } from './ApiTokensScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiTokensScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5889b43ee60b01b211cd71dae78a6d3f",
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
