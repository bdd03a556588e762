/**
 * @generated SignedSource<<25f2e875f56fb95aedc6368452e51466>>
 * @relayHash b5c14c252a63b56d144f0bc308ef0e25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5c14c252a63b56d144f0bc308ef0e25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProProfileQuery } from './ProProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5c14c252a63b56d144f0bc308ef0e25",
    "metadata": {},
    "name": "ProProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
