/**
 * @generated SignedSource<<0d17bd884707f25b04f6a45cd67715d0>>
 * @relayHash 361221b4b53a9b6403d7c5ce9cfb8470
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 361221b4b53a9b6403d7c5ce9cfb8470

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "361221b4b53a9b6403d7c5ce9cfb8470",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
