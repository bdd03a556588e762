/**
 * @generated SignedSource<<f5b1c4769eaa0d5622f6d7952eafa676>>
 * @relayHash fd9b5f479aa10a064ccd1ecfc8869b9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd9b5f479aa10a064ccd1ecfc8869b9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd9b5f479aa10a064ccd1ecfc8869b9d",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
