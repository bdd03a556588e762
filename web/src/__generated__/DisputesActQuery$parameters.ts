/**
 * @generated SignedSource<<76aeaeb6730dc786ba45a131679254bb>>
 * @relayHash 4d9726c3c840eb78c265da1209f7626a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d9726c3c840eb78c265da1209f7626a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesActQuery } from './DisputesActQuery.graphql';

const node: PreloadableConcreteRequest<DisputesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d9726c3c840eb78c265da1209f7626a",
    "metadata": {},
    "name": "DisputesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
