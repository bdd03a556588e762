/**
 * @generated SignedSource<<101daa64471d1f8abea3c589884f3fec>>
 * @relayHash 33870a4aa60abba4e195b298a4f900c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33870a4aa60abba4e195b298a4f900c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33870a4aa60abba4e195b298a4f900c7",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
