/**
 * @generated SignedSource<<9206d5acd5c1adf38d440502d4d952f2>>
 * @relayHash 4dcf59a3844fd6315e843f3828a280d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dcf59a3844fd6315e843f3828a280d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesActQuery } from './DisputesActQuery.graphql';

const node: PreloadableConcreteRequest<DisputesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dcf59a3844fd6315e843f3828a280d5",
    "metadata": {},
    "name": "DisputesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
