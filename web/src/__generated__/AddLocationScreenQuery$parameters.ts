/**
 * @generated SignedSource<<96c14187b796031a28296d41d64b4f35>>
 * @relayHash f0e6583fdc946df4e04c33913b2c23d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0e6583fdc946df4e04c33913b2c23d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddLocationScreenQuery } from './AddLocationScreenQuery.graphql';

const node: PreloadableConcreteRequest<AddLocationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0e6583fdc946df4e04c33913b2c23d0",
    "metadata": {},
    "name": "AddLocationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
