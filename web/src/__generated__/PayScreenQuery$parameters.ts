/**
 * @generated SignedSource<<d88270671e9696eaf2ba32b1f3e70647>>
 * @relayHash 920cafdd01071f5d120d7633ae92a3e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 920cafdd01071f5d120d7633ae92a3e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "920cafdd01071f5d120d7633ae92a3e1",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
