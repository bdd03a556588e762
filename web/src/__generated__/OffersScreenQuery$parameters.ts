/**
 * @generated SignedSource<<e4b32032314e4e885252ec824ecba0dc>>
 * @relayHash 768555df8c8da8326dbf88fbfe72cec4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 768555df8c8da8326dbf88fbfe72cec4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersScreenQuery } from './OffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<OffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "768555df8c8da8326dbf88fbfe72cec4",
    "metadata": {},
    "name": "OffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
