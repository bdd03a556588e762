/**
 * @generated SignedSource<<ee004990a0d483ba76acff20e98d1f17>>
 * @relayHash e5a28e8cdf7fc0fa378113cb574d32cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5a28e8cdf7fc0fa378113cb574d32cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesScreenQuery } from './DisputesScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5a28e8cdf7fc0fa378113cb574d32cb",
    "metadata": {},
    "name": "DisputesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
