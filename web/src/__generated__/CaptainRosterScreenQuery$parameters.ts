/**
 * @generated SignedSource<<25b0c64025cb3a1754e8fb301fd98971>>
 * @relayHash 7be883c49bacc971e56b7c5d8f2ef97d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7be883c49bacc971e56b7c5d8f2ef97d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7be883c49bacc971e56b7c5d8f2ef97d",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
