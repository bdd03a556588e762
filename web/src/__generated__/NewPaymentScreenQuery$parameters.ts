/**
 * @generated SignedSource<<8cb05f72577c53096ce3ec754f4f1964>>
 * @relayHash 7d122c43b6e2f0e169dc30d26832142d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d122c43b6e2f0e169dc30d26832142d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPaymentScreenQuery } from './NewPaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d122c43b6e2f0e169dc30d26832142d",
    "metadata": {},
    "name": "NewPaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
