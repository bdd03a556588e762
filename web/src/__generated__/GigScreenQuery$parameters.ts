/**
 * @generated SignedSource<<e4a37bb2f6e675518f474092b03b9acc>>
 * @relayHash 76e56719f4d30e3fb23ead6cebf20ae5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76e56719f4d30e3fb23ead6cebf20ae5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76e56719f4d30e3fb23ead6cebf20ae5",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
