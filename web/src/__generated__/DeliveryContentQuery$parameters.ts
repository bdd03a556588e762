/**
 * @generated SignedSource<<faa3379f6ebd3fd952e72c1d66ae258e>>
 * @relayHash 05bde122207f5b8ed3f7e634fe74823b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05bde122207f5b8ed3f7e634fe74823b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryContentQuery } from './DeliveryContentQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryContentQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05bde122207f5b8ed3f7e634fe74823b",
    "metadata": {},
    "name": "DeliveryContentQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
