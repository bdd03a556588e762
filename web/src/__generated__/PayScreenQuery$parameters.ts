/**
 * @generated SignedSource<<054b0c85264f966c1cfe9540fcaa21e7>>
 * @relayHash 1264e44513dea310c26bdb0d0c83a96d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1264e44513dea310c26bdb0d0c83a96d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1264e44513dea310c26bdb0d0c83a96d",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
