/**
 * @generated SignedSource<<42a7534d2bbc2197280dd55ab5c17d2c>>
 * @relayHash 951a31c86362fe0b5fb2b7bf7acf5e3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 951a31c86362fe0b5fb2b7bf7acf5e3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferralScreenQuery } from './ReferralScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReferralScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "951a31c86362fe0b5fb2b7bf7acf5e3f",
    "metadata": {},
    "name": "ReferralScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
