/**
 * @generated SignedSource<<29e644bacb4a71b1f2fcec02cd28ef1d>>
 * @relayHash 2a073d60d2f83b264baeff638232c924
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a073d60d2f83b264baeff638232c924

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a073d60d2f83b264baeff638232c924",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
