/**
 * @generated SignedSource<<df9575ed39d6e7860c78cee6e66c39d7>>
 * @relayHash 0850198557e3bcdb5ed2f47919755d5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0850198557e3bcdb5ed2f47919755d5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostGigsScreenQuery } from './PostGigsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostGigsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0850198557e3bcdb5ed2f47919755d5d",
    "metadata": {},
    "name": "PostGigsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
