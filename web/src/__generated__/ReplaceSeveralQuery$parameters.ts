/**
 * @generated SignedSource<<2f41d9f101171185a5fa820dd4d83aba>>
 * @relayHash f0536f346a2009d153fa41cb1728fa87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0536f346a2009d153fa41cb1728fa87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReplaceSeveralQuery } from './ReplaceSeveralQuery.graphql';

const node: PreloadableConcreteRequest<ReplaceSeveralQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0536f346a2009d153fa41cb1728fa87",
    "metadata": {},
    "name": "ReplaceSeveralQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
