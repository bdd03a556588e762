/**
 * @generated SignedSource<<3858638a022f7e587111234950f17df0>>
 * @relayHash 65bfaf5f3dff0d947d84254a148d5812
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65bfaf5f3dff0d947d84254a148d5812

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65bfaf5f3dff0d947d84254a148d5812",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
