/**
 * @generated SignedSource<<a08ab81138b4d07e2d9ae6354744d6a8>>
 * @relayHash 69c0a2954d106c9a8a8aa0b1da6a0f03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69c0a2954d106c9a8a8aa0b1da6a0f03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MissingActQuery } from './MissingActQuery.graphql';

const node: PreloadableConcreteRequest<MissingActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69c0a2954d106c9a8a8aa0b1da6a0f03",
    "metadata": {},
    "name": "MissingActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
