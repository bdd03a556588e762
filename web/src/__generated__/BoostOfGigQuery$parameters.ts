/**
 * @generated SignedSource<<6432aefb99aa496f7fc5767dba2271b6>>
 * @relayHash f24aa0b2a907f12d668b9104db5627c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f24aa0b2a907f12d668b9104db5627c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BoostOfGigQuery } from './BoostOfGigQuery.graphql';

const node: PreloadableConcreteRequest<BoostOfGigQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f24aa0b2a907f12d668b9104db5627c9",
    "metadata": {},
    "name": "BoostOfGigQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
