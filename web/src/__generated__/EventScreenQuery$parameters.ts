/**
 * @generated SignedSource<<bf251ad85fbc5105aeea613ca774354e>>
 * @relayHash 9ebaedea980ae72c02dd3f2483bd5994
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ebaedea980ae72c02dd3f2483bd5994

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ebaedea980ae72c02dd3f2483bd5994",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
