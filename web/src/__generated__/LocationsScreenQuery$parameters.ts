/**
 * @generated SignedSource<<672b2af1788806e4b8bd9df9c3d25d97>>
 * @relayHash 378c59b07f83de4d7486bccbd8c0245f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 378c59b07f83de4d7486bccbd8c0245f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "378c59b07f83de4d7486bccbd8c0245f",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
