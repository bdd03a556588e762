/**
 * @generated SignedSource<<b6035310d720edd23d2fd14f6f15ceb7>>
 * @relayHash 4d7d0aa511b1e464d0d442fe4788574c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d7d0aa511b1e464d0d442fe4788574c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostGigsScreenQuery } from './PostGigsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostGigsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d7d0aa511b1e464d0d442fe4788574c",
    "metadata": {},
    "name": "PostGigsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
