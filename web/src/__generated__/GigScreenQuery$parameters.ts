/**
 * @generated SignedSource<<eee183f00d2f0f11e544a8822b04be1e>>
 * @relayHash dbe586d5eb38ee39b1efcd968d4b770b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbe586d5eb38ee39b1efcd968d4b770b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbe586d5eb38ee39b1efcd968d4b770b",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
