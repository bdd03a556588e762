/**
 * @generated SignedSource<<27e0b0d228656a51a509eeb448bd1a71>>
 * @relayHash edf5e3c5f52c2f3738ad06c93228368d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edf5e3c5f52c2f3738ad06c93228368d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandbyListQuery } from './StandbyListQuery.graphql';

const node: PreloadableConcreteRequest<StandbyListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edf5e3c5f52c2f3738ad06c93228368d",
    "metadata": {},
    "name": "StandbyListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
