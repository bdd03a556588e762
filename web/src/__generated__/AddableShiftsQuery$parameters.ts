/**
 * @generated SignedSource<<2777deaa521134a6c4b138b99c567e32>>
 * @relayHash 9992c2319d7b7a4e9e4f5449d693fd2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9992c2319d7b7a4e9e4f5449d693fd2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddableShiftsQuery } from './AddableShiftsQuery.graphql';

const node: PreloadableConcreteRequest<AddableShiftsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9992c2319d7b7a4e9e4f5449d693fd2a",
    "metadata": {},
    "name": "AddableShiftsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
