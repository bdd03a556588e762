/**
 * @generated SignedSource<<df1676804a319c5c8e211f704b3a2a80>>
 * @relayHash 527420e9b4aa850772d22595e4271d22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 527420e9b4aa850772d22595e4271d22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationDisputeScreenQuery } from './OrganizationDisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationDisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "527420e9b4aa850772d22595e4271d22",
    "metadata": {},
    "name": "OrganizationDisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
