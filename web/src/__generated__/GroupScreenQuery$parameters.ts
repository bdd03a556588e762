/**
 * @generated SignedSource<<0507c1c523b7b9d44956d3043ec14972>>
 * @relayHash 14bbf1f926a2673bd4bd11f4ca8c92e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14bbf1f926a2673bd4bd11f4ca8c92e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupScreenQuery } from './GroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<GroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14bbf1f926a2673bd4bd11f4ca8c92e2",
    "metadata": {},
    "name": "GroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
