/**
 * @generated SignedSource<<8f3e8fc2681c2888aa5563642e32fce4>>
 * @relayHash a81c4ff2aae986aa759d4e61cf9893eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a81c4ff2aae986aa759d4e61cf9893eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationDashboardScreenQuery } from './OrganizationDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a81c4ff2aae986aa759d4e61cf9893eb",
    "metadata": {},
    "name": "OrganizationDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
