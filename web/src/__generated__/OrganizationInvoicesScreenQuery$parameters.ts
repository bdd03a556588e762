/**
 * @generated SignedSource<<539d51700170b5455338e29b78660cb5>>
 * @relayHash aef77a8b3148aa9445afa4000d38ccc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aef77a8b3148aa9445afa4000d38ccc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationInvoicesScreenQuery } from './OrganizationInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aef77a8b3148aa9445afa4000d38ccc7",
    "metadata": {},
    "name": "OrganizationInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
