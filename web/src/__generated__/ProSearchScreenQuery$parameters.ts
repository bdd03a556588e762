/**
 * @generated SignedSource<<1cb52a86ffd48ca83d4333a3e748e66b>>
 * @relayHash 1ec3ca4fa16997a451aa7958d0bc9749
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ec3ca4fa16997a451aa7958d0bc9749

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProSearchScreenQuery } from './ProSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ec3ca4fa16997a451aa7958d0bc9749",
    "metadata": {},
    "name": "ProSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
