/**
 * @generated SignedSource<<a4f7de58f3b9c00a5333a2932e66e575>>
 * @relayHash 4f6eeccabfdde94650c6d6941b8ac070
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f6eeccabfdde94650c6d6941b8ac070

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f6eeccabfdde94650c6d6941b8ac070",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
