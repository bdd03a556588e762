/**
 * @generated SignedSource<<a104bd58c1a6eb459ab3761c8a3cbbe4>>
 * @relayHash e7fad708387fb5b5f614732eb94625f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7fad708387fb5b5f614732eb94625f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdHocPaymentsScreenQuery } from './AdHocPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdHocPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7fad708387fb5b5f614732eb94625f9",
    "metadata": {},
    "name": "AdHocPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
