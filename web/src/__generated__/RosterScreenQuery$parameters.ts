/**
 * @generated SignedSource<<7f29390129340c720088b62a6ae166d1>>
 * @relayHash 76b44b25cecd615dbc3dc599a4a24a03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76b44b25cecd615dbc3dc599a4a24a03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76b44b25cecd615dbc3dc599a4a24a03",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
