/**
 * @generated SignedSource<<669e2a4c75908cf1610228f5464234ee>>
 * @relayHash fe1e6ca065fdef1ecc5abd28c8e08bef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe1e6ca065fdef1ecc5abd28c8e08bef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe1e6ca065fdef1ecc5abd28c8e08bef",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
