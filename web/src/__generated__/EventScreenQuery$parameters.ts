/**
 * @generated SignedSource<<0740a30eb2a689949186c27838f2da3f>>
 * @relayHash 9d694e84a495472f96a02bcca211a6cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d694e84a495472f96a02bcca211a6cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d694e84a495472f96a02bcca211a6cb",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
