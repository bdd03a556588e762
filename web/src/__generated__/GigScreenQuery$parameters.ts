/**
 * @generated SignedSource<<db6872c2a864bc2b01b3a937956b4f9b>>
 * @relayHash f6cb133ea647ef669c42975de63a1460
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6cb133ea647ef669c42975de63a1460

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6cb133ea647ef669c42975de63a1460",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
