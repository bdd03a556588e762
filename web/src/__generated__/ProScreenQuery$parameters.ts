/**
 * @generated SignedSource<<a9afe27a7eb82030bc873f1ae736abf8>>
 * @relayHash 307bbdf0b237d041fe44df6f6dacceda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 307bbdf0b237d041fe44df6f6dacceda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "307bbdf0b237d041fe44df6f6dacceda",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
