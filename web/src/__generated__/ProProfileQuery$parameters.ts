/**
 * @generated SignedSource<<599cf53736a269f88749d6158701174a>>
 * @relayHash 82732a896861b9f72b583bfb4c8100c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82732a896861b9f72b583bfb4c8100c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProProfileQuery } from './ProProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82732a896861b9f72b583bfb4c8100c2",
    "metadata": {},
    "name": "ProProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
