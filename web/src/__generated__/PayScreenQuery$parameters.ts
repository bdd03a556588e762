/**
 * @generated SignedSource<<effcfb7ec8f29bb5f2e65252601d3510>>
 * @relayHash 9d471bd6a11c1e9f131111ece10ef84e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d471bd6a11c1e9f131111ece10ef84e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d471bd6a11c1e9f131111ece10ef84e",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
