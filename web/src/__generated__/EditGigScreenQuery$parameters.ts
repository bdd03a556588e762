/**
 * @generated SignedSource<<7e9dfb26e8d6621b1fcbb103fe57ac66>>
 * @relayHash 6b9a327488aed433972b67394a78985b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b9a327488aed433972b67394a78985b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditGigScreenQuery } from './EditGigScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b9a327488aed433972b67394a78985b",
    "metadata": {},
    "name": "EditGigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
