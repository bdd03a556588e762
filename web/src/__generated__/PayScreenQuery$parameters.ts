/**
 * @generated SignedSource<<04ff924925c5bb2a182b419b392e8671>>
 * @relayHash 9095cfdcce1227299a259f583f63469b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9095cfdcce1227299a259f583f63469b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9095cfdcce1227299a259f583f63469b",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
