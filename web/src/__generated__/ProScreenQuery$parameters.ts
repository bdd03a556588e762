/**
 * @generated SignedSource<<dfc255229551dad045425fdc51dee351>>
 * @relayHash ee8f0d93a6aba0c6c59b5eb5bd7cf4f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee8f0d93a6aba0c6c59b5eb5bd7cf4f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee8f0d93a6aba0c6c59b5eb5bd7cf4f2",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
