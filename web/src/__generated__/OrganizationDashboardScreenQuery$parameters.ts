/**
 * @generated SignedSource<<1a7098f57e33654c20c1f7e33f2b7054>>
 * @relayHash ecdaadd67eb8bc554a6e002b30ae8b82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecdaadd67eb8bc554a6e002b30ae8b82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationDashboardScreenQuery } from './OrganizationDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecdaadd67eb8bc554a6e002b30ae8b82",
    "metadata": {},
    "name": "OrganizationDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
