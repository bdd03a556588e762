/**
 * @generated SignedSource<<e9067dedaaeffb0d84216ad75c9ea112>>
 * @relayHash 89f1e53fce0a2dae6ff6be02975c3c7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89f1e53fce0a2dae6ff6be02975c3c7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationFrameQuery } from './OrganizationFrameQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89f1e53fce0a2dae6ff6be02975c3c7b",
    "metadata": {},
    "name": "OrganizationFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
