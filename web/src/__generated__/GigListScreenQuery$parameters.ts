/**
 * @generated SignedSource<<ecdae8feeb192ef28ad61653074c1178>>
 * @relayHash e232c1f41b235fa283ce37653459f78f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e232c1f41b235fa283ce37653459f78f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e232c1f41b235fa283ce37653459f78f",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
