/**
 * @generated SignedSource<<0282f0300c6f120050c337ee9b2f21a1>>
 * @relayHash eae6242604a2b75a7fd3e63ff781b640
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae6242604a2b75a7fd3e63ff781b640

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eae6242604a2b75a7fd3e63ff781b640",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
