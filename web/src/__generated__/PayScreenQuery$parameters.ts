/**
 * @generated SignedSource<<954fc51602eb7f8f573da3927fbc7e73>>
 * @relayHash 73f209afa53c8c768a81cc7ede262ee6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73f209afa53c8c768a81cc7ede262ee6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73f209afa53c8c768a81cc7ede262ee6",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
