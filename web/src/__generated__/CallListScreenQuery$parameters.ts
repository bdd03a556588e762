/**
 * @generated SignedSource<<24a99f6641aa180a5ca1abfc1c61ff4c>>
 * @relayHash 906ed589aeeb126b9ac611e08efd9ad7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 906ed589aeeb126b9ac611e08efd9ad7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallListScreenQuery } from './CallListScreenQuery.graphql';

const node: PreloadableConcreteRequest<CallListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "906ed589aeeb126b9ac611e08efd9ad7",
    "metadata": {},
    "name": "CallListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
