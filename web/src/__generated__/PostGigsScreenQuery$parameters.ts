/**
 * @generated SignedSource<<0b1770f317651d52a6dbadf2403bfea2>>
 * @relayHash 6c8ce4ad2b6c51db921c90e7659c1ca1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c8ce4ad2b6c51db921c90e7659c1ca1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostGigsScreenQuery } from './PostGigsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostGigsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c8ce4ad2b6c51db921c90e7659c1ca1",
    "metadata": {},
    "name": "PostGigsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
