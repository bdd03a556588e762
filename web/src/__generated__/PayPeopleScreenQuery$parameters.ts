/**
 * @generated SignedSource<<9887bf1559d0b6b1c799fea8ec5fb617>>
 * @relayHash 1b05bbe03078043e4c7493ded963dd6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b05bbe03078043e4c7493ded963dd6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPeopleScreenQuery } from './PayPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b05bbe03078043e4c7493ded963dd6b",
    "metadata": {},
    "name": "PayPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
