/**
 * @generated SignedSource<<b2884d07be41c78ca7e7d5775250d4d7>>
 * @relayHash 829f82391972ba409ae20858e1b3a60e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 829f82391972ba409ae20858e1b3a60e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "829f82391972ba409ae20858e1b3a60e",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
