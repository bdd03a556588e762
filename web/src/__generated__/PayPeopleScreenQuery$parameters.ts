/**
 * @generated SignedSource<<d6419ff3d03fad0059344b4873d22415>>
 * @relayHash 11147634e1ccbbfebcccde146d8d0826
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11147634e1ccbbfebcccde146d8d0826

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPeopleScreenQuery } from './PayPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11147634e1ccbbfebcccde146d8d0826",
    "metadata": {},
    "name": "PayPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
