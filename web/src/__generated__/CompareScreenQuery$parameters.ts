/**
 * @generated SignedSource<<0c4ae49538e79356c8df39fec1224148>>
 * @relayHash e3cdee8f6b8b688cc3ba796211b21f7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3cdee8f6b8b688cc3ba796211b21f7e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3cdee8f6b8b688cc3ba796211b21f7e",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
