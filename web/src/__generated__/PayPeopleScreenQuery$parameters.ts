/**
 * @generated SignedSource<<c1c17c637fdfce13a62441fed5d2071e>>
 * @relayHash ba6d6af5156ecf31a974f75ac5a3694c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba6d6af5156ecf31a974f75ac5a3694c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPeopleScreenQuery } from './PayPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba6d6af5156ecf31a974f75ac5a3694c",
    "metadata": {},
    "name": "PayPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
