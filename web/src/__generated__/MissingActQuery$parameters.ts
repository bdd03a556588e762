/**
 * @generated SignedSource<<4c0780ad535c6aabd39d7b948ade7723>>
 * @relayHash 0b325446001cf9c34f70ccc329810cc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b325446001cf9c34f70ccc329810cc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MissingActQuery } from './MissingActQuery.graphql';

const node: PreloadableConcreteRequest<MissingActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b325446001cf9c34f70ccc329810cc4",
    "metadata": {},
    "name": "MissingActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
