/**
 * @generated SignedSource<<20fb84c88c1cf3ca1eee24701147f4da>>
 * @relayHash 68a63a048a54d8a3e465334af530090c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68a63a048a54d8a3e465334af530090c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68a63a048a54d8a3e465334af530090c",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
