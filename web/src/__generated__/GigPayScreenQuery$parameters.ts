/**
 * @generated SignedSource<<dcaf4ad9b3cb267a233ffbaa8893712a>>
 * @relayHash 4e626a9c14a664ec8fbaa3c9dd600afc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e626a9c14a664ec8fbaa3c9dd600afc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e626a9c14a664ec8fbaa3c9dd600afc",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
