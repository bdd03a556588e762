/**
 * @generated SignedSource<<13d0eb9875d62dc31063ee2e238888b5>>
 * @relayHash 11d285292cc5f5e780b61ea2c1698e4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11d285292cc5f5e780b61ea2c1698e4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersScreenQuery } from './OffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<OffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11d285292cc5f5e780b61ea2c1698e4b",
    "metadata": {},
    "name": "OffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
