/**
 * @generated SignedSource<<c5d9886eaa10f77b1a89bc5a8029e6a9>>
 * @relayHash 4621ccf16e87013fcc367a4d1258eb07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4621ccf16e87013fcc367a4d1258eb07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4621ccf16e87013fcc367a4d1258eb07",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
