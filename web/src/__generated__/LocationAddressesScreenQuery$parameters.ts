/**
 * @generated SignedSource<<215bd6c2bb48b4965bbff77e45791f4c>>
 * @relayHash b567894b05da3ec0b1398c9223e9e5a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b567894b05da3ec0b1398c9223e9e5a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationAddressesScreenQuery } from './LocationAddressesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationAddressesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b567894b05da3ec0b1398c9223e9e5a6",
    "metadata": {},
    "name": "LocationAddressesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
