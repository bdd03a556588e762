/**
 * @generated SignedSource<<882f5ffd536349f12275e2f4509d1a3e>>
 * @relayHash 37f6c412668bc1d2410e81a0aa5680a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37f6c412668bc1d2410e81a0aa5680a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37f6c412668bc1d2410e81a0aa5680a1",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
