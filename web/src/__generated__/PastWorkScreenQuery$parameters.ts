/**
 * @generated SignedSource<<3aa1fbdabb266fd798ed39a11bade1c9>>
 * @relayHash 5eeffb4eff9f8c9992759bae9adf3cda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5eeffb4eff9f8c9992759bae9adf3cda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkScreenQuery } from './PastWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5eeffb4eff9f8c9992759bae9adf3cda",
    "metadata": {},
    "name": "PastWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
