/**
 * @generated SignedSource<<eac886dea4c5c19a37da05fee29a04e5>>
 * @relayHash 44fff7bab464e45bb84fff6e25b64fc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44fff7bab464e45bb84fff6e25b64fc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GeoLogsActQuery } from './GeoLogsActQuery.graphql';

const node: PreloadableConcreteRequest<GeoLogsActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44fff7bab464e45bb84fff6e25b64fc9",
    "metadata": {},
    "name": "GeoLogsActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
