/**
 * @generated SignedSource<<aee59496c66a330fd53718dd0b73deef>>
 * @relayHash 6faf7e513fde9553e3a348fd9bdd18a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6faf7e513fde9553e3a348fd9bdd18a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6faf7e513fde9553e3a348fd9bdd18a6",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
