/**
 * @generated SignedSource<<e4dd8799e7fa5b600346009f11bb905c>>
 * @relayHash d2164281868fe534ea24c0d635c1f126
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2164281868fe534ea24c0d635c1f126

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdHocPaymentsScreenQuery } from './AdHocPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdHocPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2164281868fe534ea24c0d635c1f126",
    "metadata": {},
    "name": "AdHocPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
