/**
 * @generated SignedSource<<885ed70693f93c80b2c43df4d6b5027b>>
 * @relayHash 37d1109bb70d94de5bf77f70172d63fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37d1109bb70d94de5bf77f70172d63fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPeopleScreenQuery } from './PayPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37d1109bb70d94de5bf77f70172d63fa",
    "metadata": {},
    "name": "PayPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
