/**
 * @generated SignedSource<<f7db22df55b7b33b34f38d9e1d6b1d42>>
 * @relayHash cf2909a0bc1824dc4d7e61a8f51831b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf2909a0bc1824dc4d7e61a8f51831b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPeopleScreenQuery } from './PayPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf2909a0bc1824dc4d7e61a8f51831b4",
    "metadata": {},
    "name": "PayPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
