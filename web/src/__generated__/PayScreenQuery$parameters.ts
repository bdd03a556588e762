/**
 * @generated SignedSource<<b1b0dea17dc2d93eb7b594e53d6c8a5a>>
 * @relayHash 30097ab55510975ebd7313df104aaf6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30097ab55510975ebd7313df104aaf6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30097ab55510975ebd7313df104aaf6d",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
