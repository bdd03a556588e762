/**
 * @generated SignedSource<<142c5e0093f775e6d67284c89cf234f2>>
 * @relayHash 4f6d19e9db7ce29043a571a555207c92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f6d19e9db7ce29043a571a555207c92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f6d19e9db7ce29043a571a555207c92",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
