/**
 * @generated SignedSource<<ec27ee440971a6123268572a655273ad>>
 * @relayHash d88d71d37fcbcc1e32982a8c7d8c4067
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d88d71d37fcbcc1e32982a8c7d8c4067

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkPickResultsQuery } from './PastWorkPickResultsQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkPickResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d88d71d37fcbcc1e32982a8c7d8c4067",
    "metadata": {},
    "name": "PastWorkPickResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
