/**
 * @generated SignedSource<<e70bcca86293af36e83ac7e391b379de>>
 * @relayHash 7e5843331fbe2f3b0171615d5b90a2b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e5843331fbe2f3b0171615d5b90a2b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e5843331fbe2f3b0171615d5b90a2b6",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
