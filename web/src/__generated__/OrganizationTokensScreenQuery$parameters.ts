/**
 * @generated SignedSource<<0cfccf6ad0a7855f86faf6b40acf0a6c>>
 * @relayHash cdd97e4edb3a50c230f9c02f8172e391
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdd97e4edb3a50c230f9c02f8172e391

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationTokensScreenQuery } from './OrganizationTokensScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationTokensScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdd97e4edb3a50c230f9c02f8172e391",
    "metadata": {},
    "name": "OrganizationTokensScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
