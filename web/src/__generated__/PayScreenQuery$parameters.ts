/**
 * @generated SignedSource<<905d7ea19dfbe990373a1ded0f828c3e>>
 * @relayHash e32b59b67a41e3fbd32316ff3094d03e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e32b59b67a41e3fbd32316ff3094d03e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e32b59b67a41e3fbd32316ff3094d03e",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
