/**
 * @generated SignedSource<<ccce793914b45351224cc77ccf827ac4>>
 * @relayHash 46e754ca9166dd52d7b4b487e1bec186
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46e754ca9166dd52d7b4b487e1bec186

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46e754ca9166dd52d7b4b487e1bec186",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
