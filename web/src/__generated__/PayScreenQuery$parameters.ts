/**
 * @generated SignedSource<<568ed72b7aeba53f611e816bae85ff38>>
 * @relayHash 4dbb78d2a84b472e4b69b5743bc3f82c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dbb78d2a84b472e4b69b5743bc3f82c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dbb78d2a84b472e4b69b5743bc3f82c",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
