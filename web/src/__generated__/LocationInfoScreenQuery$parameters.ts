/**
 * @generated SignedSource<<19f08713d2cae6dfa326e4230072a111>>
 * @relayHash c7373fdeee856730e031439f805a4c3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7373fdeee856730e031439f805a4c3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInfoScreenQuery } from './LocationInfoScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInfoScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7373fdeee856730e031439f805a4c3b",
    "metadata": {},
    "name": "LocationInfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
