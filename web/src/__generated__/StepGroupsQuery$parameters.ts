/**
 * @generated SignedSource<<43307d35bcd50ed72a07a883b2f76ff0>>
 * @relayHash 572c4caff3e2369917d08f438c84a5e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 572c4caff3e2369917d08f438c84a5e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StepGroupsQuery } from './StepGroupsQuery.graphql';

const node: PreloadableConcreteRequest<StepGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "572c4caff3e2369917d08f438c84a5e3",
    "metadata": {},
    "name": "StepGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
