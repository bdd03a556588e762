/**
 * @generated SignedSource<<fbcf5b5c86b5f398149f405642a2143a>>
 * @relayHash 2974fe6b7f748820ab66c8f9c4ea2bdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2974fe6b7f748820ab66c8f9c4ea2bdc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2974fe6b7f748820ab66c8f9c4ea2bdc",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
