/**
 * @generated SignedSource<<77e12cc872c7f8345bf98e76d2aa9eeb>>
 * @relayHash 997d882f416affff7b4485a61c6f04d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 997d882f416affff7b4485a61c6f04d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationAddOnsScreenQuery } from './LocationAddOnsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationAddOnsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "997d882f416affff7b4485a61c6f04d2",
    "metadata": {},
    "name": "LocationAddOnsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
