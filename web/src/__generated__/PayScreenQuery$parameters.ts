/**
 * @generated SignedSource<<0ed9e977a93a346411132cce5b292f86>>
 * @relayHash 4eeab818971f958e0b336b894edbab6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eeab818971f958e0b336b894edbab6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eeab818971f958e0b336b894edbab6d",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
