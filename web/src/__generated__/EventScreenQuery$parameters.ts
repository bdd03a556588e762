/**
 * @generated SignedSource<<dbf9026311731d5791c95d90de38bee8>>
 * @relayHash 7d764fc6360e89f0e364df8da5d7bf8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d764fc6360e89f0e364df8da5d7bf8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d764fc6360e89f0e364df8da5d7bf8c",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
