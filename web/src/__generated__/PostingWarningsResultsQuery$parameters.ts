/**
 * @generated SignedSource<<b362b2252acc26620233acf2977cdc5b>>
 * @relayHash 06df832f6ce283623e86c91ecae5a7fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06df832f6ce283623e86c91ecae5a7fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostingWarningsResultsQuery } from './PostingWarningsResultsQuery.graphql';

const node: PreloadableConcreteRequest<PostingWarningsResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06df832f6ce283623e86c91ecae5a7fb",
    "metadata": {},
    "name": "PostingWarningsResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
