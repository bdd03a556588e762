/**
 * @generated SignedSource<<7e9e0646f1fe08073a133a94a57c8fac>>
 * @relayHash 5daf747e598c23661fed1351fbbc4ff9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5daf747e598c23661fed1351fbbc4ff9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventOffersQuery } from './EventOffersQuery.graphql';

const node: PreloadableConcreteRequest<EventOffersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5daf747e598c23661fed1351fbbc4ff9",
    "metadata": {},
    "name": "EventOffersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
