/**
 * @generated SignedSource<<720cae6e74222f569b0cc96eea21f996>>
 * @relayHash 5ebdd7d4153b7af41b7359c1389adf86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ebdd7d4153b7af41b7359c1389adf86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ebdd7d4153b7af41b7359c1389adf86",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
