/**
 * @generated SignedSource<<ff3bdd734daa88d9b4902b3ced8fe26d>>
 * @relayHash ef44ac604f744753bf3b4a119ae402ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef44ac604f744753bf3b4a119ae402ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef44ac604f744753bf3b4a119ae402ac",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
