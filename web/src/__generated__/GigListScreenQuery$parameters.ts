/**
 * @generated SignedSource<<e3b66b0dc700458991d5539f0d285eb6>>
 * @relayHash ec62c08457974e98c0558a94610cec9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec62c08457974e98c0558a94610cec9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec62c08457974e98c0558a94610cec9e",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
