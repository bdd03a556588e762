/**
 * @generated SignedSource<<c81ba1d11f8d7aca2c3287428e4ebafa>>
 * @relayHash 7aa357f7507b97bfbf59f7a406b835f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7aa357f7507b97bfbf59f7a406b835f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationFrameQuery } from './OrganizationFrameQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7aa357f7507b97bfbf59f7a406b835f4",
    "metadata": {},
    "name": "OrganizationFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
