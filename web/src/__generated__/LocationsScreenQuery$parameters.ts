/**
 * @generated SignedSource<<b3a4a914ed28561bf5f16b794a38dafb>>
 * @relayHash 75940bc85a45b5c2a7a0a708375ca8d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75940bc85a45b5c2a7a0a708375ca8d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75940bc85a45b5c2a7a0a708375ca8d9",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
