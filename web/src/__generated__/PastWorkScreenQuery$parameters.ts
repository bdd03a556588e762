/**
 * @generated SignedSource<<0298810ee3d2481c54e55ef2fba00f7c>>
 * @relayHash 29f249e7bdadca7466bbf49d9f2ec918
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29f249e7bdadca7466bbf49d9f2ec918

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkScreenQuery } from './PastWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29f249e7bdadca7466bbf49d9f2ec918",
    "metadata": {},
    "name": "PastWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
