/**
 * @generated SignedSource<<18d35012dba1a672814eb4c220f7eb1c>>
 * @relayHash c8b7c37267abb5339ae364e762012fd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8b7c37267abb5339ae364e762012fd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProProfileQuery } from './ProProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8b7c37267abb5339ae364e762012fd2",
    "metadata": {},
    "name": "ProProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
