/**
 * @generated SignedSource<<7bfa8083aef5988e2ff7e85ecb186e0f>>
 * @relayHash d01c779639e9982c4e7fb4437b672d78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d01c779639e9982c4e7fb4437b672d78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d01c779639e9982c4e7fb4437b672d78",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
