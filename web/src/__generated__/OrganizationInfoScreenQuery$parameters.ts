/**
 * @generated SignedSource<<667d67b720b8b2e744cada85ba0fef72>>
 * @relayHash f81aaddb74252a445c36b3ba05a8acb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f81aaddb74252a445c36b3ba05a8acb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationInfoScreenQuery } from './OrganizationInfoScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationInfoScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f81aaddb74252a445c36b3ba05a8acb2",
    "metadata": {},
    "name": "OrganizationInfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
