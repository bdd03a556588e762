/**
 * @generated SignedSource<<917c509e6274542be398627c8bf503bf>>
 * @relayHash 3384ffc7ff009d2d4a95be48b7247a6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3384ffc7ff009d2d4a95be48b7247a6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3384ffc7ff009d2d4a95be48b7247a6d",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
