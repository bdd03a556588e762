/**
 * @generated SignedSource<<6714e0c1cad780643600c52327cc01ae>>
 * @relayHash e3bb20cb8132df88b6643db6eed97189
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3bb20cb8132df88b6643db6eed97189

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3bb20cb8132df88b6643db6eed97189",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
