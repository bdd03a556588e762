/**
 * @generated SignedSource<<206ffc4b183c68c626d186b8a4f54191>>
 * @relayHash 4b90ce9a5f9bc29f5837881ded9b4c10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b90ce9a5f9bc29f5837881ded9b4c10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b90ce9a5f9bc29f5837881ded9b4c10",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
