/**
 * @generated SignedSource<<5c99dfe466f2653aef4dc17409cdb6dc>>
 * @relayHash d84602c21274e7c6ac251d86a32814db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d84602c21274e7c6ac251d86a32814db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeaturesScreenQuery } from './FeaturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeaturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d84602c21274e7c6ac251d86a32814db",
    "metadata": {},
    "name": "FeaturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
