/**
 * @generated SignedSource<<6c9fccec9a66c8cc2e8fa6d91539a231>>
 * @relayHash 81ffaf94071d04511964adf2f1a1381e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81ffaf94071d04511964adf2f1a1381e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupScreenQuery } from './GroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<GroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81ffaf94071d04511964adf2f1a1381e",
    "metadata": {},
    "name": "GroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
