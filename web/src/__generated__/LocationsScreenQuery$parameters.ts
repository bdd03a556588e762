/**
 * @generated SignedSource<<2dc96827ffcdbb6b35f1448f5d0cb4a2>>
 * @relayHash 4674b1f75ff451d2146fa8c95ceca138
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4674b1f75ff451d2146fa8c95ceca138

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4674b1f75ff451d2146fa8c95ceca138",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
