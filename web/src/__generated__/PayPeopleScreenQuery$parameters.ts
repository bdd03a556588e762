/**
 * @generated SignedSource<<587f5d4ccd6d01d7b93119e0671092ac>>
 * @relayHash 7ef0f165a7554cb882a8edc62194f37a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ef0f165a7554cb882a8edc62194f37a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPeopleScreenQuery } from './PayPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ef0f165a7554cb882a8edc62194f37a",
    "metadata": {},
    "name": "PayPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
