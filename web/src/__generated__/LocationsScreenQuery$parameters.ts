/**
 * @generated SignedSource<<1e8f7cd0ad0c3364f2e8e5272d0f0f91>>
 * @relayHash b0967978a0e2af093405a3aaae9daee5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0967978a0e2af093405a3aaae9daee5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0967978a0e2af093405a3aaae9daee5",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
