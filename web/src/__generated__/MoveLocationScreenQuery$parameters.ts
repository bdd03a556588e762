/**
 * @generated SignedSource<<5244a1b6750df65931a57e59e238cc0a>>
 * @relayHash 4fda4ff9a56d51d1b48794e86315fe8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fda4ff9a56d51d1b48794e86315fe8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoveLocationScreenQuery } from './MoveLocationScreenQuery.graphql';

const node: PreloadableConcreteRequest<MoveLocationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fda4ff9a56d51d1b48794e86315fe8d",
    "metadata": {},
    "name": "MoveLocationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
