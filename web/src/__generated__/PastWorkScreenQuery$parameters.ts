/**
 * @generated SignedSource<<090ff908ba2a19b1ac4ac49066a2cb98>>
 * @relayHash b1b470d694e44c579cea57c25097bbdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1b470d694e44c579cea57c25097bbdb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkScreenQuery } from './PastWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1b470d694e44c579cea57c25097bbdb",
    "metadata": {},
    "name": "PastWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
