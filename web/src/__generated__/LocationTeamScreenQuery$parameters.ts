/**
 * @generated SignedSource<<8db980aecff9ab8b181c30fcb251b676>>
 * @relayHash ffc4a11a07da2da03cbe20e3e461098b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffc4a11a07da2da03cbe20e3e461098b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationTeamScreenQuery } from './LocationTeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationTeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffc4a11a07da2da03cbe20e3e461098b",
    "metadata": {},
    "name": "LocationTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
