/**
 * @generated SignedSource<<4bc15bc2e19b015160e4a6cf9b7408ed>>
 * @relayHash f6a11677b980f816004019db8d0de8c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6a11677b980f816004019db8d0de8c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6a11677b980f816004019db8d0de8c1",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
