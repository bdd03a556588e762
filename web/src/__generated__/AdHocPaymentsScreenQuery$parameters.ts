/**
 * @generated SignedSource<<9ab890640ad108dae34c4d16bddbc949>>
 * @relayHash 827c5fddd59f1a0b0964d5e909b0ba89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 827c5fddd59f1a0b0964d5e909b0ba89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdHocPaymentsScreenQuery } from './AdHocPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdHocPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "827c5fddd59f1a0b0964d5e909b0ba89",
    "metadata": {},
    "name": "AdHocPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
