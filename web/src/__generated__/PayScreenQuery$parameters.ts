/**
 * @generated SignedSource<<ce6d42a9db29fa449eb97c1fa2327233>>
 * @relayHash 0edd5bb1bd0f07ff7bfd0174df1904ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0edd5bb1bd0f07ff7bfd0174df1904ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0edd5bb1bd0f07ff7bfd0174df1904ee",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
