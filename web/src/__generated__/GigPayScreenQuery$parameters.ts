/**
 * @generated SignedSource<<6fef82279647fe2511e1b0a65f6cf74e>>
 * @relayHash 024b949a4aabaf309ae8cc32f40f06bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 024b949a4aabaf309ae8cc32f40f06bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "024b949a4aabaf309ae8cc32f40f06bc",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
