/**
 * @generated SignedSource<<800c60439168d96559aa3500589ceaac>>
 * @relayHash 4e2133d6c103bbe965aabc3adb322eb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e2133d6c103bbe965aabc3adb322eb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeCostPreviewQuery } from './DisputeCostPreviewQuery.graphql';

const node: PreloadableConcreteRequest<DisputeCostPreviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e2133d6c103bbe965aabc3adb322eb0",
    "metadata": {},
    "name": "DisputeCostPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
