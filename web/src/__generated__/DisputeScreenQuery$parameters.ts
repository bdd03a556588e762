/**
 * @generated SignedSource<<9110d5567d1553e664af0cdf7961c649>>
 * @relayHash 453ce30b9606ea737f66f1e7d635b78e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 453ce30b9606ea737f66f1e7d635b78e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "453ce30b9606ea737f66f1e7d635b78e",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
