/**
 * @generated SignedSource<<5cb52097a94b8320fee81bb87bbbf8fe>>
 * @relayHash 2ece1dfbc52ed5706a287a62105398ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ece1dfbc52ed5706a287a62105398ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ece1dfbc52ed5706a287a62105398ce",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
