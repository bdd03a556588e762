/**
 * @generated SignedSource<<61c89caf7eed0b8fdac7880326c162fa>>
 * @relayHash 58541d1cfee6a588564729e2758cf8a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58541d1cfee6a588564729e2758cf8a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58541d1cfee6a588564729e2758cf8a4",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
