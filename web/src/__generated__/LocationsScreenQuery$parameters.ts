/**
 * @generated SignedSource<<657fc6ee4440fa1f7b67b2c91f057e99>>
 * @relayHash b06ed6a0573b2109993ba24b28988202
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b06ed6a0573b2109993ba24b28988202

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b06ed6a0573b2109993ba24b28988202",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
