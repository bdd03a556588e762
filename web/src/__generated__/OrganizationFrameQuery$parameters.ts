/**
 * @generated SignedSource<<234381354e944f39b4294ab09d32a95b>>
 * @relayHash dacabcaa561f369f144b05e031771215
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dacabcaa561f369f144b05e031771215

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationFrameQuery } from './OrganizationFrameQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dacabcaa561f369f144b05e031771215",
    "metadata": {},
    "name": "OrganizationFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
