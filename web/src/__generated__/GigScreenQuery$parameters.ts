/**
 * @generated SignedSource<<5ff235fb2b54983a8b3598f34b236b51>>
 * @relayHash 14e7bbcb3d349491c87ccf9d50d492f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14e7bbcb3d349491c87ccf9d50d492f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14e7bbcb3d349491c87ccf9d50d492f3",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
