/**
 * @generated SignedSource<<be8f9dd0765425aeedc1660f1507dd0e>>
 * @relayHash 7489e55ea78e28335c394b4503d4432c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7489e55ea78e28335c394b4503d4432c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationsActQuery } from './InvitationsActQuery.graphql';

const node: PreloadableConcreteRequest<InvitationsActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7489e55ea78e28335c394b4503d4432c",
    "metadata": {},
    "name": "InvitationsActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
