/**
 * @generated SignedSource<<4ba074ddd416fa988d0a72e15b0783e5>>
 * @relayHash 573eaaea6b2f493dc14aebc9a03d0a90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 573eaaea6b2f493dc14aebc9a03d0a90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProSearchScreenQuery } from './ProSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "573eaaea6b2f493dc14aebc9a03d0a90",
    "metadata": {},
    "name": "ProSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
