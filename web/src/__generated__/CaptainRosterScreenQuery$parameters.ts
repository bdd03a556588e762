/**
 * @generated SignedSource<<1633527cc029e1de7b8c3cd136c4c455>>
 * @relayHash f058abee7ac5ec0495cc56a6c295be61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f058abee7ac5ec0495cc56a6c295be61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f058abee7ac5ec0495cc56a6c295be61",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
