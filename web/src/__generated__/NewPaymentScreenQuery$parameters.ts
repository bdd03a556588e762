/**
 * @generated SignedSource<<13b0c15bd1ef36f086c828a67287e159>>
 * @relayHash 4d5593422e3c09cdac705070e25f8009
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d5593422e3c09cdac705070e25f8009

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPaymentScreenQuery } from './NewPaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d5593422e3c09cdac705070e25f8009",
    "metadata": {},
    "name": "NewPaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
