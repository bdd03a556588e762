/**
 * @generated SignedSource<<4ce08c9da332fc53078632b646902d9e>>
 * @relayHash 74d5d4d7e29c023c1b365d3d5d1f4567
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74d5d4d7e29c023c1b365d3d5d1f4567

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SandboxPanelQuery } from './SandboxPanelQuery.graphql';

const node: PreloadableConcreteRequest<SandboxPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74d5d4d7e29c023c1b365d3d5d1f4567",
    "metadata": {},
    "name": "SandboxPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
