/**
 * @generated SignedSource<<5ee9acb49f06c1c297bf27f87dfdff62>>
 * @relayHash 8d34e4a142928642c5a5550bfd7c78c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d34e4a142928642c5a5550bfd7c78c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationAddOnsScreenQuery } from './LocationAddOnsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationAddOnsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d34e4a142928642c5a5550bfd7c78c9",
    "metadata": {},
    "name": "LocationAddOnsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
