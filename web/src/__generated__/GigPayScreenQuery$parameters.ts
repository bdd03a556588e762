/**
 * @generated SignedSource<<a1ee13469740a41e74971bc25eac2ba6>>
 * @relayHash 820fd4b02fd09256019c3e947ba2fb71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 820fd4b02fd09256019c3e947ba2fb71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "820fd4b02fd09256019c3e947ba2fb71",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
