/**
 * @generated SignedSource<<ab2bdc767fec1940fdf17b76d2f90ee8>>
 * @relayHash 88af86659aacb10b8eea527f9d02e031
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88af86659aacb10b8eea527f9d02e031

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryContentQuery } from './DeliveryContentQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryContentQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88af86659aacb10b8eea527f9d02e031",
    "metadata": {},
    "name": "DeliveryContentQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
