/**
 * @generated SignedSource<<ea2ba11691c722fb6603efcc8ecd5e88>>
 * @relayHash b610918eae583edc1f8ca16ffccc847f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b610918eae583edc1f8ca16ffccc847f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b610918eae583edc1f8ca16ffccc847f",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
