/**
 * @generated SignedSource<<c9fdd64b4ef44633e42ac3f2708758d4>>
 * @relayHash a120d40ce493fbef55b4bf0cc60f1369
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a120d40ce493fbef55b4bf0cc60f1369

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a120d40ce493fbef55b4bf0cc60f1369",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
