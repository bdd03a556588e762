/**
 * @generated SignedSource<<d755aac766e8f5159eb9264eb9a2e460>>
 * @relayHash c4a67ca554221b70ef8043d2e94c9958
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a67ca554221b70ef8043d2e94c9958

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4a67ca554221b70ef8043d2e94c9958",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
