/**
 * @generated SignedSource<<6cfd99f97fd9a8e47c250c80ae5e9060>>
 * @relayHash 3fb0223e854e9fc887046ea15bb59ff6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fb0223e854e9fc887046ea15bb59ff6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrientationScreenQuery } from './OrientationScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrientationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fb0223e854e9fc887046ea15bb59ff6",
    "metadata": {},
    "name": "OrientationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
