/**
 * @generated SignedSource<<c4f5fe6a4a7c5dee184484d4754b2966>>
 * @relayHash 0aa9be1ea2a1d854eae2a4ebab75206c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aa9be1ea2a1d854eae2a4ebab75206c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPeopleScreenQuery } from './PayPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0aa9be1ea2a1d854eae2a4ebab75206c",
    "metadata": {},
    "name": "PayPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
