/**
 * @generated SignedSource<<4df6ec8a4529a01644c3896137e312db>>
 * @relayHash ae37715e196091483cfc27fe1ed70636
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae37715e196091483cfc27fe1ed70636

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComplianceScreenQuery } from './ComplianceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ComplianceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae37715e196091483cfc27fe1ed70636",
    "metadata": {},
    "name": "ComplianceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
