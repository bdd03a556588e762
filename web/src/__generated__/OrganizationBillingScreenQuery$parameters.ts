/**
 * @generated SignedSource<<b9f9c99c7c3647d0da48495f977ee3b1>>
 * @relayHash 12b1b68bafa099c97ffcafd7b0d6e5f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12b1b68bafa099c97ffcafd7b0d6e5f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationBillingScreenQuery } from './OrganizationBillingScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationBillingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12b1b68bafa099c97ffcafd7b0d6e5f4",
    "metadata": {},
    "name": "OrganizationBillingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
