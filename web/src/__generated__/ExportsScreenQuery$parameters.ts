/**
 * @generated SignedSource<<b70062ce9737ab3d1f7a5c337588bf8d>>
 * @relayHash 2552c0618915cb07ee3bd9d217e3b386
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2552c0618915cb07ee3bd9d217e3b386

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsScreenQuery } from './ExportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ExportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2552c0618915cb07ee3bd9d217e3b386",
    "metadata": {},
    "name": "ExportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
