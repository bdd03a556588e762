/**
 * @generated SignedSource<<98cccca8fa4c8cd1355da2f973d44509>>
 * @relayHash 8c23a6b22441ad8043019a3ddc1e3ec1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c23a6b22441ad8043019a3ddc1e3ec1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsScreenQuery } from './ApprovalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c23a6b22441ad8043019a3ddc1e3ec1",
    "metadata": {},
    "name": "ApprovalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
