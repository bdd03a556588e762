/**
 * @generated SignedSource<<93b03ffe82f62d633aa8a36b9716a0d1>>
 * @relayHash 8d7cb483fdf5d9d5be3b84b61841fb30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d7cb483fdf5d9d5be3b84b61841fb30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d7cb483fdf5d9d5be3b84b61841fb30",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
