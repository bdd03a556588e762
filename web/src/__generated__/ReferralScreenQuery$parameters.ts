/**
 * @generated SignedSource<<3b4472bb759f8f32dbd9adbe66553164>>
 * @relayHash 8424ef56cbcea13940bf2da355c07031
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8424ef56cbcea13940bf2da355c07031

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferralScreenQuery } from './ReferralScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReferralScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8424ef56cbcea13940bf2da355c07031",
    "metadata": {},
    "name": "ReferralScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
