/**
 * @generated SignedSource<<f39e93e0fe70d5b413b8ebaaff685ea6>>
 * @relayHash d827f256eb02cda82b5de7d868428891
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d827f256eb02cda82b5de7d868428891

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d827f256eb02cda82b5de7d868428891",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
