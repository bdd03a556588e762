/**
 * @generated SignedSource<<cd209875fce688dd7acd3fa2244a8beb>>
 * @relayHash c92f5fbc14756cfcbbccc0a02251c54e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c92f5fbc14756cfcbbccc0a02251c54e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlacesActQuery } from './PlacesActQuery.graphql';

const node: PreloadableConcreteRequest<PlacesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c92f5fbc14756cfcbbccc0a02251c54e",
    "metadata": {},
    "name": "PlacesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
