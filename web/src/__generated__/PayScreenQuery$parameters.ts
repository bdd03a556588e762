/**
 * @generated SignedSource<<b67e0f02590973b39ef083769cc16a40>>
 * @relayHash 105b539b7490944aa1e57303b6b6eb7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 105b539b7490944aa1e57303b6b6eb7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "105b539b7490944aa1e57303b6b6eb7a",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
