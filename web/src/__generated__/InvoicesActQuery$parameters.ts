/**
 * @generated SignedSource<<3ea994d0cf9c96845db06fe96e593360>>
 * @relayHash d29b636c9ddee779d5d0c6b1ab04dd03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d29b636c9ddee779d5d0c6b1ab04dd03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesActQuery } from './InvoicesActQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d29b636c9ddee779d5d0c6b1ab04dd03",
    "metadata": {},
    "name": "InvoicesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
