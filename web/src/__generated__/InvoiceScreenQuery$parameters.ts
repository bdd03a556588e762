/**
 * @generated SignedSource<<4f8dcd849046a14e5f8d162f585f9d89>>
 * @relayHash f22f120a783e8aa990f6e56cddcc7578
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f22f120a783e8aa990f6e56cddcc7578

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f22f120a783e8aa990f6e56cddcc7578",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
