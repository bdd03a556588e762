/**
 * @generated SignedSource<<02f7ccd31654b4ba9d910cc33d63d303>>
 * @relayHash c87c392e08947244e1cb4d667bbee330
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c87c392e08947244e1cb4d667bbee330

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamCaptainScreenQuery } from './TeamCaptainScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamCaptainScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c87c392e08947244e1cb4d667bbee330",
    "metadata": {},
    "name": "TeamCaptainScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
