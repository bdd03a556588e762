/**
 * @generated SignedSource<<62735f67aa6edd3c48628adc712a38e9>>
 * @relayHash 09ce2347e2caef1b2abae179acb500cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09ce2347e2caef1b2abae179acb500cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryContentQuery } from './DeliveryContentQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryContentQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09ce2347e2caef1b2abae179acb500cd",
    "metadata": {},
    "name": "DeliveryContentQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
