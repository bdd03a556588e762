/**
 * @generated SignedSource<<37450c88cea74d631a6a7eb7566770f8>>
 * @relayHash 3e027125c83deffd1a1e7ef95c8e3675
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e027125c83deffd1a1e7ef95c8e3675

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e027125c83deffd1a1e7ef95c8e3675",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
