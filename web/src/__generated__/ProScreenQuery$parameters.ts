/**
 * @generated SignedSource<<71b96f788f9d58edd471a38e54edc7f7>>
 * @relayHash 5351e66e0da0335e12dec41c7befc732
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5351e66e0da0335e12dec41c7befc732

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5351e66e0da0335e12dec41c7befc732",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
