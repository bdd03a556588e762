/**
 * @generated SignedSource<<07baf4cedc47c3d6573fc892064023ce>>
 * @relayHash 03af15f0c6c0a5ec415d809104e568be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03af15f0c6c0a5ec415d809104e568be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03af15f0c6c0a5ec415d809104e568be",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
