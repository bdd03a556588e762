/**
 * @generated SignedSource<<d2606d94d7ea64d8393d16edd498dbd8>>
 * @relayHash 0b60aa2cafd344ec05c398d30ccae3c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b60aa2cafd344ec05c398d30ccae3c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b60aa2cafd344ec05c398d30ccae3c4",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
