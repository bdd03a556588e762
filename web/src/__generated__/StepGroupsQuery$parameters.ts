/**
 * @generated SignedSource<<c0d9843c6067d2a483e7b34ac13379e1>>
 * @relayHash 54e9dd7c7c7e75de90d9700dc22d5879
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54e9dd7c7c7e75de90d9700dc22d5879

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StepGroupsQuery } from './StepGroupsQuery.graphql';

const node: PreloadableConcreteRequest<StepGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54e9dd7c7c7e75de90d9700dc22d5879",
    "metadata": {},
    "name": "StepGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
