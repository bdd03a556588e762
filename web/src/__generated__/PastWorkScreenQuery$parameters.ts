/**
 * @generated SignedSource<<92c4894466304b97a8b1acfabb9e186c>>
 * @relayHash 0335e5ab209c3b80784fc4b804e9f7d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0335e5ab209c3b80784fc4b804e9f7d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkScreenQuery } from './PastWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0335e5ab209c3b80784fc4b804e9f7d9",
    "metadata": {},
    "name": "PastWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
