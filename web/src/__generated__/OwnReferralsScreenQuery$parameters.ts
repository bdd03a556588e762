/**
 * @generated SignedSource<<d06292edbe9218aa3985bdd578ed65e0>>
 * @relayHash e374cf7775b28cb4bf2592318679bcd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e374cf7775b28cb4bf2592318679bcd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnReferralsScreenQuery } from './OwnReferralsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnReferralsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e374cf7775b28cb4bf2592318679bcd0",
    "metadata": {},
    "name": "OwnReferralsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
