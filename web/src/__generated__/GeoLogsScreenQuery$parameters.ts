/**
 * @generated SignedSource<<3a1ed5d67a752d65106e5aa8a8715427>>
 * @relayHash 79ec2a2f8d1db2557fcbb73732186bbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79ec2a2f8d1db2557fcbb73732186bbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GeoLogsScreenQuery } from './GeoLogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GeoLogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79ec2a2f8d1db2557fcbb73732186bbe",
    "metadata": {},
    "name": "GeoLogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
