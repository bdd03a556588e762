/**
 * @generated SignedSource<<f8a6ec5669dcd7fc77b506d04a6a3760>>
 * @relayHash 964668650a0af3e388c3bbcb2b053563
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 964668650a0af3e388c3bbcb2b053563

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPeopleScreenQuery } from './PayPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "964668650a0af3e388c3bbcb2b053563",
    "metadata": {},
    "name": "PayPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
