/**
 * @generated SignedSource<<347e50df3b682dda86925d49cfbdd457>>
 * @relayHash 4a64ffc90b093f3565da055bd87151de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a64ffc90b093f3565da055bd87151de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a64ffc90b093f3565da055bd87151de",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
