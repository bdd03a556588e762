/**
 * @generated SignedSource<<070204ee0697c84bb3ff6e6cd12aca08>>
 * @relayHash 553da8379076b22e25b592a98e0ea303
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 553da8379076b22e25b592a98e0ea303

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostGigsScreenQuery } from './PostGigsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostGigsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "553da8379076b22e25b592a98e0ea303",
    "metadata": {},
    "name": "PostGigsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
