/**
 * @generated SignedSource<<8c41a7455aa57e1e93be90d161c8414d>>
 * @relayHash a1acc67b3672deabe7a1181260b3b54a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1acc67b3672deabe7a1181260b3b54a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1acc67b3672deabe7a1181260b3b54a",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
