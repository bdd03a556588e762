/**
 * @generated SignedSource<<367c23dafb7650dbca92e3fe10000e85>>
 * @relayHash fc88d89b5c4a8970b7ce5c6b0d336e00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc88d89b5c4a8970b7ce5c6b0d336e00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc88d89b5c4a8970b7ce5c6b0d336e00",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
