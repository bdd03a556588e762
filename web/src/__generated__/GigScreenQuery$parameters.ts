/**
 * @generated SignedSource<<99fc54fdf5aac6545b6d0a721da0b4f1>>
 * @relayHash ec2965b2056410f25362e4937e6f6090
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec2965b2056410f25362e4937e6f6090

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec2965b2056410f25362e4937e6f6090",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
