/**
 * @generated SignedSource<<6bf8fa9cad108fabb807b2b1032bc275>>
 * @relayHash 9d2de4870a9766527e2365abf19ad988
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d2de4870a9766527e2365abf19ad988

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d2de4870a9766527e2365abf19ad988",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
