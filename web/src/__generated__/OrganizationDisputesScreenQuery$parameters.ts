/**
 * @generated SignedSource<<c59fa7ce848dec6477526dac68888807>>
 * @relayHash f78f0aefb6bde7c410642c39bdf563e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f78f0aefb6bde7c410642c39bdf563e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationDisputesScreenQuery } from './OrganizationDisputesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationDisputesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f78f0aefb6bde7c410642c39bdf563e6",
    "metadata": {},
    "name": "OrganizationDisputesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
