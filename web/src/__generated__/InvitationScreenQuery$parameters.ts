/**
 * @generated SignedSource<<487e48b28a1703458ddacfa6e6ebb9ed>>
 * @relayHash a885c46b2dffba36580ac25d1f1bbe6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a885c46b2dffba36580ac25d1f1bbe6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationScreenQuery } from './InvitationScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a885c46b2dffba36580ac25d1f1bbe6f",
    "metadata": {},
    "name": "InvitationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
