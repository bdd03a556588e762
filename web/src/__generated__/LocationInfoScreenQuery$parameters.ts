/**
 * @generated SignedSource<<591d2601c62d9327317ba3ab5b9008ec>>
 * @relayHash 5a26cc0c6ae42abaea50713eee87e541
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a26cc0c6ae42abaea50713eee87e541

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInfoScreenQuery } from './LocationInfoScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInfoScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a26cc0c6ae42abaea50713eee87e541",
    "metadata": {},
    "name": "LocationInfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
