/**
 * @generated SignedSource<<28b1e058adfd1f02397df94760767bc7>>
 * @relayHash 4375ff83cd7699eb5ee3a03051493067
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4375ff83cd7699eb5ee3a03051493067

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4375ff83cd7699eb5ee3a03051493067",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
