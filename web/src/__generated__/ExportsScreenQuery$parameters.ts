/**
 * @generated SignedSource<<0bd8133acf38f55df4dd0dd4557bc16c>>
 * @relayHash 18f7788b3670e82ba53403346eff4ba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18f7788b3670e82ba53403346eff4ba0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsScreenQuery } from './ExportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ExportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18f7788b3670e82ba53403346eff4ba0",
    "metadata": {},
    "name": "ExportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
