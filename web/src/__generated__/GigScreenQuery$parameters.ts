/**
 * @generated SignedSource<<1cd385f4d1532fc4f93ad7d12f8a359b>>
 * @relayHash c6e9436a9f208aa567f5f63f58f7209b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6e9436a9f208aa567f5f63f58f7209b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6e9436a9f208aa567f5f63f58f7209b",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
