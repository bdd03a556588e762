/**
 * @generated SignedSource<<57f62ebd578f17f57ffdf64bee0e314d>>
 * @relayHash 4afde851ff99cbaa6933c1813e0e1645
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4afde851ff99cbaa6933c1813e0e1645

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4afde851ff99cbaa6933c1813e0e1645",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
