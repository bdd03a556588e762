/**
 * @generated SignedSource<<4954ad8803660efbca2cd45fd02941af>>
 * @relayHash cca7191b430603c2653f9603aa994ea5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cca7191b430603c2653f9603aa994ea5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConnectProScreenQuery } from './ConnectProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConnectProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cca7191b430603c2653f9603aa994ea5",
    "metadata": {},
    "name": "ConnectProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
