/**
 * @generated SignedSource<<66012f90523c50725013ec03be166b57>>
 * @relayHash c82288ff9538e91dfd0f2074cc72f1da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c82288ff9538e91dfd0f2074cc72f1da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesActQuery } from './DisputesActQuery.graphql';

const node: PreloadableConcreteRequest<DisputesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c82288ff9538e91dfd0f2074cc72f1da",
    "metadata": {},
    "name": "DisputesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
