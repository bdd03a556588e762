/**
 * @generated SignedSource<<23b5ad3c45885a77c75e4752c1ad7700>>
 * @relayHash c2cc860cf3d296459f9b6ff4da1185f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2cc860cf3d296459f9b6ff4da1185f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesActQuery } from './DisputesActQuery.graphql';

const node: PreloadableConcreteRequest<DisputesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2cc860cf3d296459f9b6ff4da1185f9",
    "metadata": {},
    "name": "DisputesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
