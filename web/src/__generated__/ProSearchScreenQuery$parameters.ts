/**
 * @generated SignedSource<<cf709ef35b6733ffcbe690077c265c35>>
 * @relayHash 4a68d61b8ab27da37d0fb23f4053bdce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a68d61b8ab27da37d0fb23f4053bdce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProSearchScreenQuery } from './ProSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a68d61b8ab27da37d0fb23f4053bdce",
    "metadata": {},
    "name": "ProSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
