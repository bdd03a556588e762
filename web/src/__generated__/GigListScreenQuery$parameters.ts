/**
 * @generated SignedSource<<6c06b07bd9afd021ac323f3bf77a73f9>>
 * @relayHash ba440adb91c5b22252d5e5f4bcbeab0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba440adb91c5b22252d5e5f4bcbeab0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba440adb91c5b22252d5e5f4bcbeab0e",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
