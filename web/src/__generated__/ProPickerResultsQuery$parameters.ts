/**
 * @generated SignedSource<<63821a7f5c70c1f64d7eb7668e0fa47f>>
 * @relayHash bab4b4ca96980296b70037ebcd6d9946
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bab4b4ca96980296b70037ebcd6d9946

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProPickerResultsQuery } from './ProPickerResultsQuery.graphql';

const node: PreloadableConcreteRequest<ProPickerResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bab4b4ca96980296b70037ebcd6d9946",
    "metadata": {},
    "name": "ProPickerResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
