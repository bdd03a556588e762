/**
 * @generated SignedSource<<d7a1034bf08065d3e8c79102bb27d31f>>
 * @relayHash 9cbc1458e8efb789f1bcf63f1451383c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cbc1458e8efb789f1bcf63f1451383c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationDisputeScreenQuery } from './OrganizationDisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationDisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cbc1458e8efb789f1bcf63f1451383c",
    "metadata": {},
    "name": "OrganizationDisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
