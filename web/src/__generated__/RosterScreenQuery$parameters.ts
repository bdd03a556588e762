/**
 * @generated SignedSource<<28c543d59c77d3fc85ca8ccdf5d32db5>>
 * @relayHash c2d538dccce0fcf3fcbce3cbb8ed0ab0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2d538dccce0fcf3fcbce3cbb8ed0ab0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2d538dccce0fcf3fcbce3cbb8ed0ab0",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
