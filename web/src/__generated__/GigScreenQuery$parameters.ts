/**
 * @generated SignedSource<<5eaf5cfdd7b037afea43676a13a17f4f>>
 * @relayHash 2a5c439ddd025fd311e9fc379e573e4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a5c439ddd025fd311e9fc379e573e4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a5c439ddd025fd311e9fc379e573e4c",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
