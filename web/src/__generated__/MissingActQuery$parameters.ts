/**
 * @generated SignedSource<<7b977d36b33e3da08dfb4b976a9c3b5f>>
 * @relayHash 24fb7738727932047bae0f6d711b7f07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24fb7738727932047bae0f6d711b7f07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MissingActQuery } from './MissingActQuery.graphql';

const node: PreloadableConcreteRequest<MissingActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24fb7738727932047bae0f6d711b7f07",
    "metadata": {},
    "name": "MissingActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
