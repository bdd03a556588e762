/**
 * @generated SignedSource<<0e58c3920c9496dfa6ee1da8fbae1139>>
 * @relayHash 1b8d926360389c156dd790834717764f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b8d926360389c156dd790834717764f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInfoScreenQuery } from './LocationInfoScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInfoScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b8d926360389c156dd790834717764f",
    "metadata": {},
    "name": "LocationInfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
