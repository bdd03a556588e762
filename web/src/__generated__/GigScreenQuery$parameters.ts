/**
 * @generated SignedSource<<cb8eb94d30e8221f2abe3cf92a460728>>
 * @relayHash 72734085823f7cf2f71a84e6abf3a281
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72734085823f7cf2f71a84e6abf3a281

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72734085823f7cf2f71a84e6abf3a281",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
