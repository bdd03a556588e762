/**
 * @generated SignedSource<<f8a31e987cebb2f5b0eed2ff50cffe43>>
 * @relayHash 00f150414866279c1d3a5f167b412fff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00f150414866279c1d3a5f167b412fff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProPickerResultsQuery } from './ProPickerResultsQuery.graphql';

const node: PreloadableConcreteRequest<ProPickerResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00f150414866279c1d3a5f167b412fff",
    "metadata": {},
    "name": "ProPickerResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
