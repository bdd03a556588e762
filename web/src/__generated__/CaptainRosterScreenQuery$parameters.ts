/**
 * @generated SignedSource<<eaec0c0f94eb8d1d8e9ea7209d42a9de>>
 * @relayHash ed2cca567b8d34320ef4a141056f9a05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed2cca567b8d34320ef4a141056f9a05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed2cca567b8d34320ef4a141056f9a05",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
