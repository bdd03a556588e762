/**
 * @generated SignedSource<<e039620c48f71dcd0ab7847a3c019a50>>
 * @relayHash 3603f6099b59260bf673b311b6e8a22f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3603f6099b59260bf673b311b6e8a22f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3603f6099b59260bf673b311b6e8a22f",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
