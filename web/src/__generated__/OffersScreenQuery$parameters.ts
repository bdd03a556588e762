/**
 * @generated SignedSource<<122cf8504401a7987065a11c76592b02>>
 * @relayHash 21dee786b15df236c2db992402fd8b3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21dee786b15df236c2db992402fd8b3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersScreenQuery } from './OffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<OffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21dee786b15df236c2db992402fd8b3e",
    "metadata": {},
    "name": "OffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
