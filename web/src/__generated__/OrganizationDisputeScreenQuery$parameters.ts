/**
 * @generated SignedSource<<34c13c431ff083c2df751909e28a2bc6>>
 * @relayHash eb383f40740bc02f3b1403a689e9edcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb383f40740bc02f3b1403a689e9edcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationDisputeScreenQuery } from './OrganizationDisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationDisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb383f40740bc02f3b1403a689e9edcd",
    "metadata": {},
    "name": "OrganizationDisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
