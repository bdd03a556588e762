/**
 * @generated SignedSource<<91b90a5e16c87fc15a76847506229da2>>
 * @relayHash f0975077566d62e1a1fc26c5ce17a1ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0975077566d62e1a1fc26c5ce17a1ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0975077566d62e1a1fc26c5ce17a1ea",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
