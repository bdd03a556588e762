/**
 * @generated SignedSource<<8a1545fc0b990c47cfa4f7dd45fb6346>>
 * @relayHash 42681d8222af9efca8b438de69b30c80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42681d8222af9efca8b438de69b30c80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42681d8222af9efca8b438de69b30c80",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
