/**
 * @generated SignedSource<<b4562b7f1004ff76e5df4f7c8e870182>>
 * @relayHash 75fd742e517b63993e181effae999e7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75fd742e517b63993e181effae999e7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallListScreenQuery } from './CallListScreenQuery.graphql';

const node: PreloadableConcreteRequest<CallListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75fd742e517b63993e181effae999e7f",
    "metadata": {},
    "name": "CallListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
