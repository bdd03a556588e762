/**
 * @generated SignedSource<<a0c42de561d23f49813e22c0619544b3>>
 * @relayHash be8fbe2177b804ddfb80bfbdcff023ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be8fbe2177b804ddfb80bfbdcff023ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be8fbe2177b804ddfb80bfbdcff023ef",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
