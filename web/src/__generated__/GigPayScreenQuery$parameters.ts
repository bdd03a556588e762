/**
 * @generated SignedSource<<f7ae4e1fbe759170cc7d71d67799f9ba>>
 * @relayHash 38585f0f084f7bdbbfad7e38577681d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38585f0f084f7bdbbfad7e38577681d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38585f0f084f7bdbbfad7e38577681d9",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
