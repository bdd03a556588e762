/**
 * @generated SignedSource<<ef6e3192465337319392d03f6e3bb3b6>>
 * @relayHash 52c7c5eb3a02ced1c57c9e732588b348
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c7c5eb3a02ced1c57c9e732588b348

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationTeamsScreenQuery } from './OrganizationTeamsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationTeamsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52c7c5eb3a02ced1c57c9e732588b348",
    "metadata": {},
    "name": "OrganizationTeamsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
