/**
 * @generated SignedSource<<7c712efa15f3737de4cbdaf891b85cf9>>
 * @relayHash aab867d081e0627c6c41772a8afb58ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aab867d081e0627c6c41772a8afb58ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aab867d081e0627c6c41772a8afb58ad",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
