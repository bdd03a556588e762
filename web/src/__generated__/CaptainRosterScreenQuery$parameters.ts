/**
 * @generated SignedSource<<80c9e31d4f68b9d1e74821b8bad9967a>>
 * @relayHash 6323ab73c174bd60073a56ab8aa85848
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6323ab73c174bd60073a56ab8aa85848

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6323ab73c174bd60073a56ab8aa85848",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
