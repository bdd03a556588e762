/**
 * @generated SignedSource<<fbc9d3ca4605b82131645ba09fff8e1e>>
 * @relayHash 1db51c060e7a3d7ad263aa1842940e01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1db51c060e7a3d7ad263aa1842940e01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProProfileQuery } from './ProProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1db51c060e7a3d7ad263aa1842940e01",
    "metadata": {},
    "name": "ProProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
