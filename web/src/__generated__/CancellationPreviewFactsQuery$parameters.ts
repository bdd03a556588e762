/**
 * @generated SignedSource<<98de907116e58c22f13a3990892c208d>>
 * @relayHash e654130475e06efc5231a9c72dde4acf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e654130475e06efc5231a9c72dde4acf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CancellationPreviewFactsQuery } from './CancellationPreviewFactsQuery.graphql';

const node: PreloadableConcreteRequest<CancellationPreviewFactsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e654130475e06efc5231a9c72dde4acf",
    "metadata": {},
    "name": "CancellationPreviewFactsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
