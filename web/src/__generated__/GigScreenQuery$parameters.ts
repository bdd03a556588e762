/**
 * @generated SignedSource<<aba636a578df01ced86ee2ec5fb56097>>
 * @relayHash f3c2d572a7e2b667cd868cd2bb5bfd63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3c2d572a7e2b667cd868cd2bb5bfd63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3c2d572a7e2b667cd868cd2bb5bfd63",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
