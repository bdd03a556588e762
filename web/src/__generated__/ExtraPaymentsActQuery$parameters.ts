/**
 * @generated SignedSource<<8a9c6f4262f7f843ac7c4224ab36c020>>
 * @relayHash ce2dde2cc03206d7ff0298c8ddd226b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce2dde2cc03206d7ff0298c8ddd226b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExtraPaymentsActQuery } from './ExtraPaymentsActQuery.graphql';

const node: PreloadableConcreteRequest<ExtraPaymentsActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce2dde2cc03206d7ff0298c8ddd226b5",
    "metadata": {},
    "name": "ExtraPaymentsActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
