/**
 * @generated SignedSource<<4146cfd7df713318abb325871d32e35a>>
 * @relayHash 1a7d08e2b5cd2421eb80ff1d9b82ae27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a7d08e2b5cd2421eb80ff1d9b82ae27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a7d08e2b5cd2421eb80ff1d9b82ae27",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
