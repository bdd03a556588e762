/**
 * @generated SignedSource<<f2436e3ab9363d33361604f0c00d756c>>
 * @relayHash 70abe3df3e593d3a98afd2d8c529c823
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70abe3df3e593d3a98afd2d8c529c823

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70abe3df3e593d3a98afd2d8c529c823",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
