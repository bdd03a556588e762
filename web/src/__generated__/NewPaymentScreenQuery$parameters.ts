/**
 * @generated SignedSource<<207320e79c9e41aecd1fab7683bab692>>
 * @relayHash 50ec41d7fe6cd28093b261b5326ee027
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50ec41d7fe6cd28093b261b5326ee027

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPaymentScreenQuery } from './NewPaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50ec41d7fe6cd28093b261b5326ee027",
    "metadata": {},
    "name": "NewPaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
