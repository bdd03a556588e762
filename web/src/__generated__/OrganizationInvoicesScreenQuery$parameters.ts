/**
 * @generated SignedSource<<39af262c7cda4394acd99a690c23cec2>>
 * @relayHash ba8e8bd9f84a51e42f170a7115d891df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba8e8bd9f84a51e42f170a7115d891df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationInvoicesScreenQuery } from './OrganizationInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba8e8bd9f84a51e42f170a7115d891df",
    "metadata": {},
    "name": "OrganizationInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
