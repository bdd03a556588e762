/**
 * @generated SignedSource<<55c4c87eb8b010956aab3bda0b8875d7>>
 * @relayHash f0fb4c19a2b300e19606e0d5be10f9bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0fb4c19a2b300e19606e0d5be10f9bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0fb4c19a2b300e19606e0d5be10f9bc",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
