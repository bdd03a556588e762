/**
 * @generated SignedSource<<ce00db1121ae25e7cf206656986eb9dc>>
 * @relayHash 8fbb689b036e7dc0ac3149a9c1c7599d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fbb689b036e7dc0ac3149a9c1c7599d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdHocPaymentsScreenQuery } from './AdHocPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdHocPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fbb689b036e7dc0ac3149a9c1c7599d",
    "metadata": {},
    "name": "AdHocPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
