/**
 * @generated SignedSource<<a93920227d12456a979e32109fcd9d2d>>
 * @relayHash 5789026d5bdf90af13982170b9d4b9d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5789026d5bdf90af13982170b9d4b9d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5789026d5bdf90af13982170b9d4b9d4",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
