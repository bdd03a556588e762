/**
 * @generated SignedSource<<8ef2bd55d447e3b3f2e8c1e6b5a9eb73>>
 * @relayHash 6a535e3886ad8a09918a66ec5bee93b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a535e3886ad8a09918a66ec5bee93b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationInvoicesScreenQuery } from './OrganizationInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a535e3886ad8a09918a66ec5bee93b6",
    "metadata": {},
    "name": "OrganizationInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
