/**
 * @generated SignedSource<<cbffd46c5675271fc880a4545facf009>>
 * @relayHash 1e82eb3d370381e769df1aa5295e8e16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e82eb3d370381e769df1aa5295e8e16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e82eb3d370381e769df1aa5295e8e16",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
