/**
 * @generated SignedSource<<4c324fdec0fd1c01c5a971afd4cb7d57>>
 * @relayHash a44d01ad5578737bac3dc7d610e518f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a44d01ad5578737bac3dc7d610e518f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiUsageScreenQuery } from './ApiUsageScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiUsageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a44d01ad5578737bac3dc7d610e518f0",
    "metadata": {},
    "name": "ApiUsageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
