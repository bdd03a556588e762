/**
 * @generated SignedSource<<663806bf44eb4f33cf15686e6813c017>>
 * @relayHash b48a2abd6c85ddee2c6d6ef08dcde946
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b48a2abd6c85ddee2c6d6ef08dcde946

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnReferralsScreenQuery } from './OwnReferralsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnReferralsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b48a2abd6c85ddee2c6d6ef08dcde946",
    "metadata": {},
    "name": "OwnReferralsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
