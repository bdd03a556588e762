/**
 * @generated SignedSource<<54344366517ccf12bc12a18609354591>>
 * @relayHash f99815ea24caa49ca6429f1fedcd4fb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f99815ea24caa49ca6429f1fedcd4fb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f99815ea24caa49ca6429f1fedcd4fb0",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
