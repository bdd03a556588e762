/**
 * @generated SignedSource<<4efa23cf5033036b6c25f174d6ed5da8>>
 * @relayHash 5ef9df8bd5cc43bd1f29c949a9fc0af4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ef9df8bd5cc43bd1f29c949a9fc0af4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProSearchScreenQuery } from './ProSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ef9df8bd5cc43bd1f29c949a9fc0af4",
    "metadata": {},
    "name": "ProSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
