/**
 * @generated SignedSource<<3597800e79eaa264536a3cca5da08ae1>>
 * @relayHash 3699eb15990f9ef07bc48ec2123c8f89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3699eb15990f9ef07bc48ec2123c8f89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesScreenQuery } from './DisputesScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3699eb15990f9ef07bc48ec2123c8f89",
    "metadata": {},
    "name": "DisputesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
