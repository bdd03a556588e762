/**
 * @generated SignedSource<<053fbd3f74b5a29f93a2a8fe2c2c645f>>
 * @relayHash 7ddb7a9eb8435151a990f251ae63899a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ddb7a9eb8435151a990f251ae63899a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MissingActQuery } from './MissingActQuery.graphql';

const node: PreloadableConcreteRequest<MissingActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ddb7a9eb8435151a990f251ae63899a",
    "metadata": {},
    "name": "MissingActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
