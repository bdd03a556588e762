/**
 * @generated SignedSource<<f3485b77af83bbaeab2ea3321ddfdaf8>>
 * @relayHash 95af0fd64ddfef355a1e192c247e20c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95af0fd64ddfef355a1e192c247e20c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95af0fd64ddfef355a1e192c247e20c8",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
