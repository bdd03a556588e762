/**
 * @generated SignedSource<<a50ab6c71c89be5085acb2c60ffe49e9>>
 * @relayHash c2e8b3c14e03d328a80b33982996fe19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2e8b3c14e03d328a80b33982996fe19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2e8b3c14e03d328a80b33982996fe19",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
