/**
 * @generated SignedSource<<51cbd0e1c3dd8897d0b0cf4cd7e38658>>
 * @relayHash f27d8d0552108b4b2e4ee76516f01bc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f27d8d0552108b4b2e4ee76516f01bc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f27d8d0552108b4b2e4ee76516f01bc0",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
