/**
 * @generated SignedSource<<4c4a63aa7bcea0e7ac69e87309948a47>>
 * @relayHash b0a23de56d86151dc03fd05463a954a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0a23de56d86151dc03fd05463a954a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0a23de56d86151dc03fd05463a954a1",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
