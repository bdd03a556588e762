/**
 * @generated SignedSource<<e9c797ca74c5ce3c5d0e0930a7a71690>>
 * @relayHash bdeb68689ead00f06764a8f839eb9650
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdeb68689ead00f06764a8f839eb9650

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsDayScreenQuery } from './LocationsDayScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsDayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdeb68689ead00f06764a8f839eb9650",
    "metadata": {},
    "name": "LocationsDayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
