/**
 * @generated SignedSource<<be701cd4976dab73e847290d97fbb786>>
 * @relayHash f576d2cbf5ef18a25380220a8da7fec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f576d2cbf5ef18a25380220a8da7fec6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f576d2cbf5ef18a25380220a8da7fec6",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
