/**
 * @generated SignedSource<<ab43e55e247adeeda81d9084fd5c1dd8>>
 * @relayHash a7f6f26c8d99ed4856a9d3d245e71d6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7f6f26c8d99ed4856a9d3d245e71d6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProPickerResultsQuery } from './ProPickerResultsQuery.graphql';

const node: PreloadableConcreteRequest<ProPickerResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7f6f26c8d99ed4856a9d3d245e71d6d",
    "metadata": {},
    "name": "ProPickerResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
