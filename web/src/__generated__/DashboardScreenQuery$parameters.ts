/**
 * @generated SignedSource<<27338bcdc7dc6d71ae88531c7a2d2ca7>>
 * @relayHash 3b0273fb47bccd491a54cdebfa5a29a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b0273fb47bccd491a54cdebfa5a29a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b0273fb47bccd491a54cdebfa5a29a8",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
