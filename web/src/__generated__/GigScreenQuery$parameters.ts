/**
 * @generated SignedSource<<5817fdd4a29bbd6892cd3a0089952264>>
 * @relayHash 5079984c4a4b37962a4ebae5b821cc08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5079984c4a4b37962a4ebae5b821cc08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5079984c4a4b37962a4ebae5b821cc08",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
