/**
 * @generated SignedSource<<12e7e3a982af8607ea61d5b2e2012d41>>
 * @relayHash d62faec48db33b7d56a4c38022aa4780
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d62faec48db33b7d56a4c38022aa4780

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CancellationPreviewFactsQuery } from './CancellationPreviewFactsQuery.graphql';

const node: PreloadableConcreteRequest<CancellationPreviewFactsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d62faec48db33b7d56a4c38022aa4780",
    "metadata": {},
    "name": "CancellationPreviewFactsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
