/**
 * @generated SignedSource<<12bd5633636e601e0ae1c48be29b4103>>
 * @relayHash dc9f7a5e4043e6030a0338494aa51531
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc9f7a5e4043e6030a0338494aa51531

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamCaptainScreenQuery } from './TeamCaptainScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamCaptainScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc9f7a5e4043e6030a0338494aa51531",
    "metadata": {},
    "name": "TeamCaptainScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
