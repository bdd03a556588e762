/**
 * @generated SignedSource<<9f366ea09ab2e9dba669d895ed7a433a>>
 * @relayHash 21d974166a68df2a3797a42fbb65db67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21d974166a68df2a3797a42fbb65db67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21d974166a68df2a3797a42fbb65db67",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
