/**
 * @generated SignedSource<<2c4ccfbd1a3ef3d3d9cd8667d40ad34d>>
 * @relayHash eb996d221c4bf4b0a3d770e4b87209af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb996d221c4bf4b0a3d770e4b87209af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInfoScreenQuery } from './LocationInfoScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInfoScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb996d221c4bf4b0a3d770e4b87209af",
    "metadata": {},
    "name": "LocationInfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
