/**
 * @generated SignedSource<<71a37306c9198954bfa4a692f9438daa>>
 * @relayHash 3467dfc76b11c8b1ec61a126d6991897
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3467dfc76b11c8b1ec61a126d6991897

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPaymentScreenQuery } from './NewPaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3467dfc76b11c8b1ec61a126d6991897",
    "metadata": {},
    "name": "NewPaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
