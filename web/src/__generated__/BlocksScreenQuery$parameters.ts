/**
 * @generated SignedSource<<1409290db3c2272b54a6090e4ab3ba67>>
 * @relayHash 9f1409bf7c4fdf5b2c4ecca03441b222
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f1409bf7c4fdf5b2c4ecca03441b222

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlocksScreenQuery } from './BlocksScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlocksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f1409bf7c4fdf5b2c4ecca03441b222",
    "metadata": {},
    "name": "BlocksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
