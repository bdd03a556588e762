/**
 * @generated SignedSource<<5450766c63c84a16d53034734f080031>>
 * @relayHash 0be5b53ffe961da0c74e432ca6d78497
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0be5b53ffe961da0c74e432ca6d78497

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsScreenQuery } from './ExportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ExportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0be5b53ffe961da0c74e432ca6d78497",
    "metadata": {},
    "name": "ExportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
