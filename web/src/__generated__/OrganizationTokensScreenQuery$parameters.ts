/**
 * @generated SignedSource<<f6996d0ffab1b6555a81dcbbd0bb277b>>
 * @relayHash 3b5a428afe2620aa6ddf274102d2887c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b5a428afe2620aa6ddf274102d2887c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationTokensScreenQuery } from './OrganizationTokensScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationTokensScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b5a428afe2620aa6ddf274102d2887c",
    "metadata": {},
    "name": "OrganizationTokensScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
