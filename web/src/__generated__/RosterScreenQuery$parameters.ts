/**
 * @generated SignedSource<<13397daa7ee6582c4958d6111016ea74>>
 * @relayHash 70175dc7a7305df97df549f5a8d87f78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70175dc7a7305df97df549f5a8d87f78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70175dc7a7305df97df549f5a8d87f78",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
