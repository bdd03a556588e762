/**
 * @generated SignedSource<<71515d48208863e4955c3774ba9cbff5>>
 * @relayHash 96449d16a088b9b0f2bcacbf7ee6b2a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96449d16a088b9b0f2bcacbf7ee6b2a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96449d16a088b9b0f2bcacbf7ee6b2a6",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
