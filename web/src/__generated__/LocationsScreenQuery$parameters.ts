/**
 * @generated SignedSource<<dc7a2669d4bd2f92659d092c6548221b>>
 * @relayHash b3ee94f9133a34c46049ee204af6c48e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3ee94f9133a34c46049ee204af6c48e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3ee94f9133a34c46049ee204af6c48e",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
