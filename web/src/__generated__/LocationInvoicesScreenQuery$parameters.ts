/**
 * @generated SignedSource<<c4182b495aeaee60e6378770a0df7334>>
 * @relayHash e0c387271722423c343c588e0c1cd8bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0c387271722423c343c588e0c1cd8bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInvoicesScreenQuery } from './LocationInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0c387271722423c343c588e0c1cd8bb",
    "metadata": {},
    "name": "LocationInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
