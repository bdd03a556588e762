/**
 * @generated SignedSource<<34ecb7313c3705e830915408465b273a>>
 * @relayHash 237b5c69a3fe9089f1df0a041eb7685c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 237b5c69a3fe9089f1df0a041eb7685c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddableShiftsQuery } from './AddableShiftsQuery.graphql';

const node: PreloadableConcreteRequest<AddableShiftsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "237b5c69a3fe9089f1df0a041eb7685c",
    "metadata": {},
    "name": "AddableShiftsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
