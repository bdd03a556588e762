/**
 * @generated SignedSource<<7c9cda6c6ecee915f591ee17bf980c73>>
 * @relayHash baa0d4a0ca38969861319df2822e12f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baa0d4a0ca38969861319df2822e12f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baa0d4a0ca38969861319df2822e12f6",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
