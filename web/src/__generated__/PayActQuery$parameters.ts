/**
 * @generated SignedSource<<6af37ac70922d0c18b7c1d4b99dcaaf9>>
 * @relayHash a6ef7612743aab554c303a23070a3f94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6ef7612743aab554c303a23070a3f94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6ef7612743aab554c303a23070a3f94",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
