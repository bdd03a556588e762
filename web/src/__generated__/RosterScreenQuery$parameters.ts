/**
 * @generated SignedSource<<a0a2506377d22e06204e579e94b5617b>>
 * @relayHash 743d654b94a9e8fbcc8a34f700405c31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 743d654b94a9e8fbcc8a34f700405c31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "743d654b94a9e8fbcc8a34f700405c31",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
