/**
 * @generated SignedSource<<75b1fda8b62e24e8f2e9a5eb04ce5635>>
 * @relayHash 00e713ea707adeeb4d4ed03d37283218
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00e713ea707adeeb4d4ed03d37283218

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditGigScreenQuery } from './EditGigScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00e713ea707adeeb4d4ed03d37283218",
    "metadata": {},
    "name": "EditGigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
