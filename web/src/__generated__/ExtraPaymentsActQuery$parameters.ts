/**
 * @generated SignedSource<<644888141f84ffd05beee47b8af06471>>
 * @relayHash 4bd52b548ec2431996ad6a44fee9db9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bd52b548ec2431996ad6a44fee9db9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExtraPaymentsActQuery } from './ExtraPaymentsActQuery.graphql';

const node: PreloadableConcreteRequest<ExtraPaymentsActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bd52b548ec2431996ad6a44fee9db9a",
    "metadata": {},
    "name": "ExtraPaymentsActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
