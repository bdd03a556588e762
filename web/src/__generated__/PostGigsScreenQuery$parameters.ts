/**
 * @generated SignedSource<<1de77aa0306e0f497183859ff8ffda2d>>
 * @relayHash 7de28886613d64e737556aa7cd15a149
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7de28886613d64e737556aa7cd15a149

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostGigsScreenQuery } from './PostGigsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostGigsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7de28886613d64e737556aa7cd15a149",
    "metadata": {},
    "name": "PostGigsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
