/**
 * @generated SignedSource<<4724824406ee6538ee53fd71f4c14282>>
 * @relayHash 6a8364f84dbec051676448ee92d2f06c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a8364f84dbec051676448ee92d2f06c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a8364f84dbec051676448ee92d2f06c",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
