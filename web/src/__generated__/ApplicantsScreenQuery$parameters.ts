/**
 * @generated SignedSource<<47a4c8cf583da615b75cd2e070ccae8f>>
 * @relayHash 801fa8859e8859029a1a39c3e7c84429
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 801fa8859e8859029a1a39c3e7c84429

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "801fa8859e8859029a1a39c3e7c84429",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
