/**
 * @generated SignedSource<<2665c5a01e1aecd5a0b10dc4bea772c9>>
 * @relayHash dacf05c4dd3efed74f113a1e99210320
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dacf05c4dd3efed74f113a1e99210320

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dacf05c4dd3efed74f113a1e99210320",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
