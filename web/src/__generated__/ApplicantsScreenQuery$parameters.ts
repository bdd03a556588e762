/**
 * @generated SignedSource<<95659215ae3bb11593067f48d64546a6>>
 * @relayHash 6589dda4860a4a659cc5f7466aeb4592
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6589dda4860a4a659cc5f7466aeb4592

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6589dda4860a4a659cc5f7466aeb4592",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
