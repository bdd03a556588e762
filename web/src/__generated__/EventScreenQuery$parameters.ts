/**
 * @generated SignedSource<<62bd367025a5f45685495ccec2fad47d>>
 * @relayHash 046dfd3f0f871ae8b648efa27e3213fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 046dfd3f0f871ae8b648efa27e3213fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "046dfd3f0f871ae8b648efa27e3213fc",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
