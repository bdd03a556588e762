/**
 * @generated SignedSource<<6d775aca53f1d3f0de1801f9227b40bd>>
 * @relayHash 7543e2e8a2c6222acd8ba24751721d5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7543e2e8a2c6222acd8ba24751721d5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GeoLogsScreenQuery } from './GeoLogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GeoLogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7543e2e8a2c6222acd8ba24751721d5d",
    "metadata": {},
    "name": "GeoLogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
