/**
 * @generated SignedSource<<3db81c94f0abb51e08c2d5676f1d1ee1>>
 * @relayHash 84de60b0dc90ff5201b4b6246f867a3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84de60b0dc90ff5201b4b6246f867a3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84de60b0dc90ff5201b4b6246f867a3f",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
