/**
 * @generated SignedSource<<2e61929fdf078c749cfd0f1bfbb811d8>>
 * @relayHash fe05ba83277a6022372a7b4a82871fa5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe05ba83277a6022372a7b4a82871fa5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe05ba83277a6022372a7b4a82871fa5",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
