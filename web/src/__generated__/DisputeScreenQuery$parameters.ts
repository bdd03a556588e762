/**
 * @generated SignedSource<<aa66af9741a4e348fe1fa9205d61c0d4>>
 * @relayHash 7fcca0daabb1f2d41a805f8de22cd91d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fcca0daabb1f2d41a805f8de22cd91d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fcca0daabb1f2d41a805f8de22cd91d",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
