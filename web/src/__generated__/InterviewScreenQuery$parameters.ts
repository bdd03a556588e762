/**
 * @generated SignedSource<<e80a0fd35f36f1da8e093f8d43f27b23>>
 * @relayHash 138b870fe9d7d22b20d0b41d3631a371
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 138b870fe9d7d22b20d0b41d3631a371

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewScreenQuery } from './InterviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<InterviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "138b870fe9d7d22b20d0b41d3631a371",
    "metadata": {},
    "name": "InterviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
