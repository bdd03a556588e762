/**
 * @generated SignedSource<<0810ee17ba57e15b6f57aec2cf514392>>
 * @relayHash 0c6469e6d92fd0ee34208af2ed3e21cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c6469e6d92fd0ee34208af2ed3e21cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MissingActQuery } from './MissingActQuery.graphql';

const node: PreloadableConcreteRequest<MissingActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c6469e6d92fd0ee34208af2ed3e21cb",
    "metadata": {},
    "name": "MissingActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
