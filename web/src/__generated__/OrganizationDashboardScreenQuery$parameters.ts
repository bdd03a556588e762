/**
 * @generated SignedSource<<45c1922c2ebcf2ace09bfca7e5fec966>>
 * @relayHash d2bce2c764af2c92a1ca5a89d5256622
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2bce2c764af2c92a1ca5a89d5256622

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationDashboardScreenQuery } from './OrganizationDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2bce2c764af2c92a1ca5a89d5256622",
    "metadata": {},
    "name": "OrganizationDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
