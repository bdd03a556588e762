/**
 * @generated SignedSource<<9bd5c97f9b7cfedffac20955229dc2e2>>
 * @relayHash 055c4abfc61a563add55108d51280039
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 055c4abfc61a563add55108d51280039

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "055c4abfc61a563add55108d51280039",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
