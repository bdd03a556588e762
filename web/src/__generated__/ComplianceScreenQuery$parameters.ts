/**
 * @generated SignedSource<<b6b643e9aa45316c178432575dbbdd6d>>
 * @relayHash 1213c1a57d4a38405f5b950cce942648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1213c1a57d4a38405f5b950cce942648

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComplianceScreenQuery } from './ComplianceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ComplianceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1213c1a57d4a38405f5b950cce942648",
    "metadata": {},
    "name": "ComplianceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
