/**
 * @generated SignedSource<<fc424c405b427932a3f899cce365c00a>>
 * @relayHash 729c28521975987d23f4cd5621c9284f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 729c28521975987d23f4cd5621c9284f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlacesActQuery } from './PlacesActQuery.graphql';

const node: PreloadableConcreteRequest<PlacesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "729c28521975987d23f4cd5621c9284f",
    "metadata": {},
    "name": "PlacesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
