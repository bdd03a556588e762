/**
 * @generated SignedSource<<622c75d4563d268e064c30ee2e61ae9c>>
 * @relayHash e8f73b45f462f86f826e8757bd0a493a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8f73b45f462f86f826e8757bd0a493a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoveLocationScreenQuery } from './MoveLocationScreenQuery.graphql';

const node: PreloadableConcreteRequest<MoveLocationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8f73b45f462f86f826e8757bd0a493a",
    "metadata": {},
    "name": "MoveLocationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
