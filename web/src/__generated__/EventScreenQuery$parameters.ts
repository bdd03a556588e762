/**
 * @generated SignedSource<<430010b223afe407d33ab11121c9160f>>
 * @relayHash 86c75f10ef0518e3feaadebbfc57c175
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86c75f10ef0518e3feaadebbfc57c175

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86c75f10ef0518e3feaadebbfc57c175",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
