/**
 * @generated SignedSource<<ef7ce49f85e07031ab8154e5de0f0388>>
 * @relayHash 0778d12e31691f7285a2ef2ebb15cbfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0778d12e31691f7285a2ef2ebb15cbfa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0778d12e31691f7285a2ef2ebb15cbfa",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
