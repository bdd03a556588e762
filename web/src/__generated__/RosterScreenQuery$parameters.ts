/**
 * @generated SignedSource<<986d6a2df05df3067ba2e698d723964f>>
 * @relayHash b34173d0e46eb4cadfc6e35909b179a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b34173d0e46eb4cadfc6e35909b179a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b34173d0e46eb4cadfc6e35909b179a5",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
