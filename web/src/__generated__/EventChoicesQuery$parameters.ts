/**
 * @generated SignedSource<<c5d8ee03490218a77296237b73971ea9>>
 * @relayHash a492701d74d91c1fae4153fbf546c8b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a492701d74d91c1fae4153fbf546c8b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventChoicesQuery } from './EventChoicesQuery.graphql';

const node: PreloadableConcreteRequest<EventChoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a492701d74d91c1fae4153fbf546c8b7",
    "metadata": {},
    "name": "EventChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
