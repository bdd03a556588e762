/**
 * @generated SignedSource<<6777a5a202d61a871c49cc3b6719f947>>
 * @relayHash fa7f0fa28a3df75267d63a11dee64232
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa7f0fa28a3df75267d63a11dee64232

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa7f0fa28a3df75267d63a11dee64232",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
