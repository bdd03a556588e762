/**
 * @generated SignedSource<<3ee40bcd23ad72e7651be9c6ed8ee005>>
 * @relayHash 4adc9cde33f6bc7400fcd8d111f4efde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4adc9cde33f6bc7400fcd8d111f4efde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4adc9cde33f6bc7400fcd8d111f4efde",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
