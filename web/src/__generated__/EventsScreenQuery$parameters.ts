/**
 * @generated SignedSource<<34b61f23ac7fdd910aa7514579f9466f>>
 * @relayHash 908a40d196d4f155fef85dd7dd9c3dfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 908a40d196d4f155fef85dd7dd9c3dfa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "908a40d196d4f155fef85dd7dd9c3dfa",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
