/**
 * @generated SignedSource<<d4b21bd94c906b3bd88bb05803da03b1>>
 * @relayHash 3d73f87cc5dba5da7e951ae45219a997
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d73f87cc5dba5da7e951ae45219a997

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProProfileQuery } from './ProProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d73f87cc5dba5da7e951ae45219a997",
    "metadata": {},
    "name": "ProProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
