/**
 * @generated SignedSource<<ec4f0622cbec36beff7d43043ebe0dce>>
 * @relayHash 8e0b86d1bc4e3b1d240598c7e0bbca6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e0b86d1bc4e3b1d240598c7e0bbca6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkPickResultsQuery } from './PastWorkPickResultsQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkPickResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e0b86d1bc4e3b1d240598c7e0bbca6f",
    "metadata": {},
    "name": "PastWorkPickResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
