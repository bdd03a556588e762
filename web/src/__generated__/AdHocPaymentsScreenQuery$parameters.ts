/**
 * @generated SignedSource<<03ca00c04572c871607cfec51e2db6b0>>
 * @relayHash 97fd3ce9a12fcdda83efeb0de819ff70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97fd3ce9a12fcdda83efeb0de819ff70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdHocPaymentsScreenQuery } from './AdHocPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdHocPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97fd3ce9a12fcdda83efeb0de819ff70",
    "metadata": {},
    "name": "AdHocPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
