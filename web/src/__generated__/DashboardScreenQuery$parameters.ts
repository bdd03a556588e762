/**
 * @generated SignedSource<<ea3a471fbc404d3a4249a0686dcb4c83>>
 * @relayHash b17ff58f4cfd2e24f57d6716ed202eef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b17ff58f4cfd2e24f57d6716ed202eef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b17ff58f4cfd2e24f57d6716ed202eef",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
