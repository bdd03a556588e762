/**
 * @generated SignedSource<<f0ab6f472f2abaaaa037ec2b59832793>>
 * @relayHash 9a21af7f368102d7966b4e61d50880cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a21af7f368102d7966b4e61d50880cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostGigsScreenQuery } from './PostGigsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostGigsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a21af7f368102d7966b4e61d50880cf",
    "metadata": {},
    "name": "PostGigsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
