/**
 * @generated SignedSource<<54831790922e71d2564ba38415e83fed>>
 * @relayHash 5800dd11ba332f7c90bb4d923786e305
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5800dd11ba332f7c90bb4d923786e305

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5800dd11ba332f7c90bb4d923786e305",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
