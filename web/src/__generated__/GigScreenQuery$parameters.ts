/**
 * @generated SignedSource<<f85adcb2a5dc8f9b575ef22d8aef9cd2>>
 * @relayHash 1b5abb91c502fdedd19ef8637beec8cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b5abb91c502fdedd19ef8637beec8cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b5abb91c502fdedd19ef8637beec8cd",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
