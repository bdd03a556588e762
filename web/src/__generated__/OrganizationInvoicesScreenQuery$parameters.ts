/**
 * @generated SignedSource<<8eda3d4d0bb985de6ffc80bc9ebd6c8c>>
 * @relayHash 16fa4eeb1e20122a1c942ca6a7ce84af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16fa4eeb1e20122a1c942ca6a7ce84af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationInvoicesScreenQuery } from './OrganizationInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16fa4eeb1e20122a1c942ca6a7ce84af",
    "metadata": {},
    "name": "OrganizationInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
