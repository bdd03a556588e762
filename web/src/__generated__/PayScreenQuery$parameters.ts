/**
 * @generated SignedSource<<b5cda70ef0accdf608b41dbf5b9a30fe>>
 * @relayHash de0bcf9396394483ba1c4110a72d4211
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de0bcf9396394483ba1c4110a72d4211

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de0bcf9396394483ba1c4110a72d4211",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
