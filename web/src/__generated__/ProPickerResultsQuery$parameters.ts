/**
 * @generated SignedSource<<4163d41a084658ea7fcee83f7d1c677d>>
 * @relayHash 6d45e7c70be15dd4b5c8d0c5dd66026b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d45e7c70be15dd4b5c8d0c5dd66026b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProPickerResultsQuery } from './ProPickerResultsQuery.graphql';

const node: PreloadableConcreteRequest<ProPickerResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d45e7c70be15dd4b5c8d0c5dd66026b",
    "metadata": {},
    "name": "ProPickerResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
