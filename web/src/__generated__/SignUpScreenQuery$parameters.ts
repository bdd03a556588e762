/**
 * @generated SignedSource<<d501f2d2683f8eb13e8f046d68e139b0>>
 * @relayHash 691d26248d5868d310c1b7f2de7e2939
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 691d26248d5868d310c1b7f2de7e2939

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "691d26248d5868d310c1b7f2de7e2939",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
