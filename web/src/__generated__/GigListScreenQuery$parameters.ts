/**
 * @generated SignedSource<<9d65b78e1aa097eb117906cbaa31238d>>
 * @relayHash 8ae442ea88425fe08e70e5d0f8af3e6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ae442ea88425fe08e70e5d0f8af3e6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ae442ea88425fe08e70e5d0f8af3e6a",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
