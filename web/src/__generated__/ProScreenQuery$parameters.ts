/**
 * @generated SignedSource<<8a8c403e4c74219b70628185ea93b0b1>>
 * @relayHash 276f531b556e64d94b7846a0989ebc34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 276f531b556e64d94b7846a0989ebc34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "276f531b556e64d94b7846a0989ebc34",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
