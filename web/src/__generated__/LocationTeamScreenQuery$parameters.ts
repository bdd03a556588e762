/**
 * @generated SignedSource<<eac949264c9c52ad85bcbaa0328bf59b>>
 * @relayHash 6825acd59fdc7404f07a428f0b3f1a80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6825acd59fdc7404f07a428f0b3f1a80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationTeamScreenQuery } from './LocationTeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationTeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6825acd59fdc7404f07a428f0b3f1a80",
    "metadata": {},
    "name": "LocationTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
