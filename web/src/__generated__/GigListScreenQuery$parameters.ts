/**
 * @generated SignedSource<<c35df73436e50bd719779b21d0eed9c3>>
 * @relayHash 2a0002f9a13d498be6b8e41b560afc9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a0002f9a13d498be6b8e41b560afc9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a0002f9a13d498be6b8e41b560afc9c",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
