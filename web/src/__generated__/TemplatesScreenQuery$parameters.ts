/**
 * @generated SignedSource<<dc19903f1a6bcaa1fd08481c88d0ab7a>>
 * @relayHash 095072a222219bf00f476a1a11deab5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 095072a222219bf00f476a1a11deab5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TemplatesScreenQuery } from './TemplatesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TemplatesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "095072a222219bf00f476a1a11deab5f",
    "metadata": {},
    "name": "TemplatesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
