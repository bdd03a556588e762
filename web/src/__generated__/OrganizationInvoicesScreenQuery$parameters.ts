/**
 * @generated SignedSource<<66d1912541c58c2e8b6cc3948e7bfa47>>
 * @relayHash f954ff7b1cb25467d2249dcea5ecad38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f954ff7b1cb25467d2249dcea5ecad38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationInvoicesScreenQuery } from './OrganizationInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f954ff7b1cb25467d2249dcea5ecad38",
    "metadata": {},
    "name": "OrganizationInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
