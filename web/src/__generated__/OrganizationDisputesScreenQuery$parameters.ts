/**
 * @generated SignedSource<<52de9bacd7e7b80c66e8fa3a90bee234>>
 * @relayHash 8550cdc04c157dba950c2905e99c3f07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8550cdc04c157dba950c2905e99c3f07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationDisputesScreenQuery } from './OrganizationDisputesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationDisputesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8550cdc04c157dba950c2905e99c3f07",
    "metadata": {},
    "name": "OrganizationDisputesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
