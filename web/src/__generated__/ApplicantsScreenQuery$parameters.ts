/**
 * @generated SignedSource<<8df81f316826ced9e529380b979b03e0>>
 * @relayHash 91854797ce51ba5d8d0ef5e3d41455ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91854797ce51ba5d8d0ef5e3d41455ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91854797ce51ba5d8d0ef5e3d41455ab",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
