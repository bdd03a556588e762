/**
 * @generated SignedSource<<0e88f4744a6cf24fe01cf6953db17d03>>
 * @relayHash 08f272dbbe9a5dff8480cd895f58ea22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08f272dbbe9a5dff8480cd895f58ea22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInfoScreenQuery } from './LocationInfoScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInfoScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08f272dbbe9a5dff8480cd895f58ea22",
    "metadata": {},
    "name": "LocationInfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
