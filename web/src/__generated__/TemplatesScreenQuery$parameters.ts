/**
 * @generated SignedSource<<c9621b1aab227baf1b2bea0dd0f55fe4>>
 * @relayHash b1e091309f150a028d5882adbba5e856
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1e091309f150a028d5882adbba5e856

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TemplatesScreenQuery } from './TemplatesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TemplatesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1e091309f150a028d5882adbba5e856",
    "metadata": {},
    "name": "TemplatesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
