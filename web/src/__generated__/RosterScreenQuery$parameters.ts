/**
 * @generated SignedSource<<756ba789a485bf3e3357d1d7c4b187cf>>
 * @relayHash 814749bc64e07c1f10886d158f55f9bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 814749bc64e07c1f10886d158f55f9bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "814749bc64e07c1f10886d158f55f9bb",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
