/**
 * @generated SignedSource<<174558a67fa1d5a950e03cb7ec84d50a>>
 * @relayHash 17e90bcc04db382f0428e09cd4039966
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17e90bcc04db382f0428e09cd4039966

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17e90bcc04db382f0428e09cd4039966",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
