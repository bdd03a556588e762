/**
 * @generated SignedSource<<7c737727e90f0cfb10d1be46ac99ef06>>
 * @relayHash 45b707b3395e0b53c7db7fce24db13c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45b707b3395e0b53c7db7fce24db13c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45b707b3395e0b53c7db7fce24db13c6",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
