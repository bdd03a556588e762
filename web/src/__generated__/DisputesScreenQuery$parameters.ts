/**
 * @generated SignedSource<<4b07bc42a6861f37867012f4f1d87e61>>
 * @relayHash ac4c0df92ed9edf16fdff10ac64bd50f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac4c0df92ed9edf16fdff10ac64bd50f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesScreenQuery } from './DisputesScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac4c0df92ed9edf16fdff10ac64bd50f",
    "metadata": {},
    "name": "DisputesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
