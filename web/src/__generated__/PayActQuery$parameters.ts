/**
 * @generated SignedSource<<2bfd0e87a13c863742ebe7b98dcf9cee>>
 * @relayHash 6f16d8034738ec2bac8c8361977727ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f16d8034738ec2bac8c8361977727ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f16d8034738ec2bac8c8361977727ce",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
