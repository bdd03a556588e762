/**
 * @generated SignedSource<<558c273afca538bd92911cc032cd5145>>
 * @relayHash a00d62eaff296f0738c0f48ca385dcc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a00d62eaff296f0738c0f48ca385dcc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a00d62eaff296f0738c0f48ca385dcc0",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
