/**
 * @generated SignedSource<<5f762c0192a523e1441db4fa9fd49449>>
 * @relayHash f83fa4171a953e412879dc9d59147c3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f83fa4171a953e412879dc9d59147c3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f83fa4171a953e412879dc9d59147c3d",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
