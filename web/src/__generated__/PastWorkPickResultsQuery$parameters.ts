/**
 * @generated SignedSource<<139adb8ed3a78d34960a8256afe2246b>>
 * @relayHash a65e07dca3b2f70fc0ba56a0895f6181
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a65e07dca3b2f70fc0ba56a0895f6181

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkPickResultsQuery } from './PastWorkPickResultsQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkPickResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a65e07dca3b2f70fc0ba56a0895f6181",
    "metadata": {},
    "name": "PastWorkPickResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
