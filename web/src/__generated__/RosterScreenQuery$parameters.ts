/**
 * @generated SignedSource<<45d8084fb71a9d7f332bc16c5043756b>>
 * @relayHash a4ec8a58f8573adadee4e444abc66fcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4ec8a58f8573adadee4e444abc66fcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4ec8a58f8573adadee4e444abc66fcc",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
