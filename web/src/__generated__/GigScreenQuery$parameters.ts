/**
 * @generated SignedSource<<7e1df26fc74bfc414359430a942300aa>>
 * @relayHash 32acfdd934a580438ea036ecbc6d42ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32acfdd934a580438ea036ecbc6d42ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32acfdd934a580438ea036ecbc6d42ce",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
