/**
 * @generated SignedSource<<1e14bf77af0b995d33d46f5909c3588b>>
 * @relayHash aecd90affff621864c3fe134742e7519
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aecd90affff621864c3fe134742e7519

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GeoLogsScreenQuery } from './GeoLogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GeoLogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aecd90affff621864c3fe134742e7519",
    "metadata": {},
    "name": "GeoLogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
