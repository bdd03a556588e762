/**
 * @generated SignedSource<<f9591e08c3500766805b39091f65578e>>
 * @relayHash dd7e02d238657f568b8bd83c9176e8fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd7e02d238657f568b8bd83c9176e8fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiUsageScreenQuery } from './ApiUsageScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiUsageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd7e02d238657f568b8bd83c9176e8fa",
    "metadata": {},
    "name": "ApiUsageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
