/**
 * @generated SignedSource<<73e311c09a5965e573b3ba48bd41d072>>
 * @relayHash 064817d25d2049daf1d0bbca6cbddae4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 064817d25d2049daf1d0bbca6cbddae4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "064817d25d2049daf1d0bbca6cbddae4",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
