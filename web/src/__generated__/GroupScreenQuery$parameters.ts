/**
 * @generated SignedSource<<caa07b4e570a3da86221ded25f6328cd>>
 * @relayHash 8fca78c07d32dac662b065b7929ac482
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fca78c07d32dac662b065b7929ac482

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupScreenQuery } from './GroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<GroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fca78c07d32dac662b065b7929ac482",
    "metadata": {},
    "name": "GroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
