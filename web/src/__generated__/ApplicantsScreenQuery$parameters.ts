/**
 * @generated SignedSource<<6c1af742d9227c173062166f87a0eaa4>>
 * @relayHash f830195c56dc0e2f592c30f7ce279d6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f830195c56dc0e2f592c30f7ce279d6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f830195c56dc0e2f592c30f7ce279d6e",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
