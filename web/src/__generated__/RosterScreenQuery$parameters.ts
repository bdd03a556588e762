/**
 * @generated SignedSource<<379f5c512f92f6346219da2169ed7326>>
 * @relayHash 894656f9b1d77d238caa2c5b3af7a7ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 894656f9b1d77d238caa2c5b3af7a7ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "894656f9b1d77d238caa2c5b3af7a7ee",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
