/**
 * @generated SignedSource<<8f9e3ce559b0b2d478e54812e103e5af>>
 * @relayHash cf89a42d86d469757ca980063bdf42d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf89a42d86d469757ca980063bdf42d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlocksScreenQuery } from './BlocksScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlocksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf89a42d86d469757ca980063bdf42d5",
    "metadata": {},
    "name": "BlocksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
