/**
 * @generated SignedSource<<fe07e16c68361924b2da77f0cc6d1dcc>>
 * @relayHash 3f7cab74101fa3d7bcd61b3009972f0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f7cab74101fa3d7bcd61b3009972f0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StepGroupsQuery } from './StepGroupsQuery.graphql';

const node: PreloadableConcreteRequest<StepGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f7cab74101fa3d7bcd61b3009972f0e",
    "metadata": {},
    "name": "StepGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
