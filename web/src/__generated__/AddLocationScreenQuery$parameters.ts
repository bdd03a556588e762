/**
 * @generated SignedSource<<02e5ffaa3eaf54a864b91e1b29823c69>>
 * @relayHash 67434f3fc5fbb847c3d8f5111f7fcf0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67434f3fc5fbb847c3d8f5111f7fcf0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddLocationScreenQuery } from './AddLocationScreenQuery.graphql';

const node: PreloadableConcreteRequest<AddLocationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67434f3fc5fbb847c3d8f5111f7fcf0f",
    "metadata": {},
    "name": "AddLocationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
