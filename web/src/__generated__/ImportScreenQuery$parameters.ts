/**
 * @generated SignedSource<<a03cd3977adafe4a5ad8e1884a83ab08>>
 * @relayHash 070ab574577f5c333e7ac075348f8f48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 070ab574577f5c333e7ac075348f8f48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportScreenQuery } from './ImportScreenQuery.graphql';

const node: PreloadableConcreteRequest<ImportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "070ab574577f5c333e7ac075348f8f48",
    "metadata": {},
    "name": "ImportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
