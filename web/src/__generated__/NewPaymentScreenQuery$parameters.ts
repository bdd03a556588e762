/**
 * @generated SignedSource<<cc883b5d2f0e21688b2f72919ee129a9>>
 * @relayHash 74344d7eb1e1b4cbf61192d39db5cf33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74344d7eb1e1b4cbf61192d39db5cf33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPaymentScreenQuery } from './NewPaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74344d7eb1e1b4cbf61192d39db5cf33",
    "metadata": {},
    "name": "NewPaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
