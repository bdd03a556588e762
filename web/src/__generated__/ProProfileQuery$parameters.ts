/**
 * @generated SignedSource<<44db0fb3522e0c652f895810b6a137ba>>
 * @relayHash c12df55395522b7012a4cfc68d3763d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c12df55395522b7012a4cfc68d3763d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProProfileQuery } from './ProProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c12df55395522b7012a4cfc68d3763d6",
    "metadata": {},
    "name": "ProProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
