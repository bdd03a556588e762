/**
 * @generated SignedSource<<716cc6883e631dc4e55357a2417e34bc>>
 * @relayHash 2d464b6b93bc6f2e5d19f9ba5e5ecd60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d464b6b93bc6f2e5d19f9ba5e5ecd60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d464b6b93bc6f2e5d19f9ba5e5ecd60",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
