/**
 * @generated SignedSource<<0cc5865fb6227054720d8c50ffbfe225>>
 * @relayHash a73792608933cae89325adb21c03aaa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a73792608933cae89325adb21c03aaa3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a73792608933cae89325adb21c03aaa3",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
