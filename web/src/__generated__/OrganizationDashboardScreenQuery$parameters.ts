/**
 * @generated SignedSource<<c2ef29cbcdb7fad2caf39a10343bca69>>
 * @relayHash 0738f3e4b3ecd7c107d5e6a9756bd773
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0738f3e4b3ecd7c107d5e6a9756bd773

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationDashboardScreenQuery } from './OrganizationDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0738f3e4b3ecd7c107d5e6a9756bd773",
    "metadata": {},
    "name": "OrganizationDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
