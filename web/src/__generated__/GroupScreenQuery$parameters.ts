/**
 * @generated SignedSource<<fff2c909d75d7701f4da168287db3152>>
 * @relayHash e8989a4be7a6821b875d6b9bab202a9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8989a4be7a6821b875d6b9bab202a9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupScreenQuery } from './GroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<GroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8989a4be7a6821b875d6b9bab202a9c",
    "metadata": {},
    "name": "GroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
