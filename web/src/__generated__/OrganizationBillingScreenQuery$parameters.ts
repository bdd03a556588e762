/**
 * @generated SignedSource<<d1a8c058ffb149a1d744be9b57a543b3>>
 * @relayHash d48ecec018d0e695186bb7134edab720
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d48ecec018d0e695186bb7134edab720

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationBillingScreenQuery } from './OrganizationBillingScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationBillingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d48ecec018d0e695186bb7134edab720",
    "metadata": {},
    "name": "OrganizationBillingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
