/**
 * @generated SignedSource<<8cdd1c0e28533846566a2ca7a37298c2>>
 * @relayHash 3b5ad88b0c3f05aa7516156be8f48364
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b5ad88b0c3f05aa7516156be8f48364

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b5ad88b0c3f05aa7516156be8f48364",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
