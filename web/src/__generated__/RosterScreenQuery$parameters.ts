/**
 * @generated SignedSource<<5469202336e6d03974b1e43d67988930>>
 * @relayHash 9bf279d098b9c73ea2d95d4fb272072d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bf279d098b9c73ea2d95d4fb272072d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bf279d098b9c73ea2d95d4fb272072d",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
