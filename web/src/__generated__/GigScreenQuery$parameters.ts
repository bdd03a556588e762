/**
 * @generated SignedSource<<f02d0d553ff83593ac13737d014d362c>>
 * @relayHash c1b985eb3036aa130b455bcc542e904f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1b985eb3036aa130b455bcc542e904f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1b985eb3036aa130b455bcc542e904f",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
