/**
 * @generated SignedSource<<00db3603fa411bc36560955ecf4796e2>>
 * @relayHash 1d88cc9dd04338ed0a1154065c596344
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d88cc9dd04338ed0a1154065c596344

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d88cc9dd04338ed0a1154065c596344",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
