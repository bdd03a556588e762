/**
 * @generated SignedSource<<9961c7454e980ae397bfd9c3a2636dae>>
 * @relayHash 00357043d5ca5a67e7ab598bc9545b5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00357043d5ca5a67e7ab598bc9545b5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00357043d5ca5a67e7ab598bc9545b5a",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
