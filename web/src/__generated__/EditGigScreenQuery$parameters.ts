/**
 * @generated SignedSource<<3f617977d8a3edcf16d41cf7e3ffa0b1>>
 * @relayHash 5d92959d35b6f3c944d93a0eac0b9192
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d92959d35b6f3c944d93a0eac0b9192

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditGigScreenQuery } from './EditGigScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d92959d35b6f3c944d93a0eac0b9192",
    "metadata": {},
    "name": "EditGigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
