/**
 * @generated SignedSource<<4173127d1813252e99a494c7c1e7ec24>>
 * @relayHash 0c9bd82c9ae159de0464a26bb0ffaa0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c9bd82c9ae159de0464a26bb0ffaa0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c9bd82c9ae159de0464a26bb0ffaa0a",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
