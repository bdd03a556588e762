/**
 * @generated SignedSource<<8ac1dc18bfb268c312eeb244b05e2bec>>
 * @relayHash 259fb8690058be57b9bfd90f7dac5ad2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 259fb8690058be57b9bfd90f7dac5ad2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProPickerResultsQuery } from './ProPickerResultsQuery.graphql';

const node: PreloadableConcreteRequest<ProPickerResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "259fb8690058be57b9bfd90f7dac5ad2",
    "metadata": {},
    "name": "ProPickerResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
