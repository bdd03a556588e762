/**
 * @generated SignedSource<<9157f1bb4ce349882dcf16951a0dfd94>>
 * @relayHash f419ad4b6d5f41fa70e3427626f13d6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f419ad4b6d5f41fa70e3427626f13d6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TemplatesScreenQuery } from './TemplatesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TemplatesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f419ad4b6d5f41fa70e3427626f13d6f",
    "metadata": {},
    "name": "TemplatesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
