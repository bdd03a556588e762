/**
 * @generated SignedSource<<fea938869cb79707c18a7d3ca46b7986>>
 * @relayHash 58a396de0ffa1b82e1d9dff4d3a2621a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58a396de0ffa1b82e1d9dff4d3a2621a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesActQuery } from './DisputesActQuery.graphql';

const node: PreloadableConcreteRequest<DisputesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58a396de0ffa1b82e1d9dff4d3a2621a",
    "metadata": {},
    "name": "DisputesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
