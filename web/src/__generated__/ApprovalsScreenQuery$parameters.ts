/**
 * @generated SignedSource<<e67040d8fa882ad9ef99898398f605ab>>
 * @relayHash 945a3275ecce8fdcd3bcb3b64cba93bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 945a3275ecce8fdcd3bcb3b64cba93bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsScreenQuery } from './ApprovalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "945a3275ecce8fdcd3bcb3b64cba93bf",
    "metadata": {},
    "name": "ApprovalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
