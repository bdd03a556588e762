/**
 * @generated SignedSource<<4b0116418fb361c2e61d4ec6517ae789>>
 * @relayHash a5ca10ac6915e371f00660895249f5b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5ca10ac6915e371f00660895249f5b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProProfileQuery } from './ProProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5ca10ac6915e371f00660895249f5b6",
    "metadata": {},
    "name": "ProProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
