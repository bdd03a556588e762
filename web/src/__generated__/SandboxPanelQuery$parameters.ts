/**
 * @generated SignedSource<<38bb2efb8bb266021ad3345be1002351>>
 * @relayHash b7160006b6c82cf8edc52c42feda6e5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7160006b6c82cf8edc52c42feda6e5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SandboxPanelQuery } from './SandboxPanelQuery.graphql';

const node: PreloadableConcreteRequest<SandboxPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7160006b6c82cf8edc52c42feda6e5e",
    "metadata": {},
    "name": "SandboxPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
