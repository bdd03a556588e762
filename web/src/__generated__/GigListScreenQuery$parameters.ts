/**
 * @generated SignedSource<<ca8898c96a339cf678005abe434be32b>>
 * @relayHash 53d49f55458d3e1b7f1dc9038f409c98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53d49f55458d3e1b7f1dc9038f409c98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53d49f55458d3e1b7f1dc9038f409c98",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
