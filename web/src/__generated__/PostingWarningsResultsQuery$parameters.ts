/**
 * @generated SignedSource<<561a0b9c389f46f527f9787f94c04c1d>>
 * @relayHash 33b36a629e6c6aa9dcc02193d5ea62fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33b36a629e6c6aa9dcc02193d5ea62fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostingWarningsResultsQuery } from './PostingWarningsResultsQuery.graphql';

const node: PreloadableConcreteRequest<PostingWarningsResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33b36a629e6c6aa9dcc02193d5ea62fb",
    "metadata": {},
    "name": "PostingWarningsResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
