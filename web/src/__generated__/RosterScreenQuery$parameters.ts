/**
 * @generated SignedSource<<76799329cb059087c445c30798c7d4e8>>
 * @relayHash e9c04cd1432a5520da77739af2ab1ce3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9c04cd1432a5520da77739af2ab1ce3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9c04cd1432a5520da77739af2ab1ce3",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
