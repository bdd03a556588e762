/**
 * @generated SignedSource<<cfc5fc5edbbc607d5658457541e8dac4>>
 * @relayHash 6778bf1196061806db15a169b961d0db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6778bf1196061806db15a169b961d0db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamCaptainScreenQuery } from './TeamCaptainScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamCaptainScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6778bf1196061806db15a169b961d0db",
    "metadata": {},
    "name": "TeamCaptainScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
