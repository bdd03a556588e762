/**
 * @generated SignedSource<<45c942c1bb0ef7be5b94e76b24316b24>>
 * @relayHash 31412bc6f8915fe39691e2718909bad4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31412bc6f8915fe39691e2718909bad4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31412bc6f8915fe39691e2718909bad4",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
