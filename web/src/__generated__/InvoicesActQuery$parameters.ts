/**
 * @generated SignedSource<<4cebcaa7eae1457846269a92c9aa1eb0>>
 * @relayHash 550c54fffdafa1aa04fa926f006d413d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 550c54fffdafa1aa04fa926f006d413d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesActQuery } from './InvoicesActQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "550c54fffdafa1aa04fa926f006d413d",
    "metadata": {},
    "name": "InvoicesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
