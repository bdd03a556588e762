/**
 * @generated SignedSource<<012cc72bb1bfdce7773ff902ba3b30d2>>
 * @relayHash 1190dcb28c1b982fa67e433dd6cfcd2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1190dcb28c1b982fa67e433dd6cfcd2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkScreenQuery } from './PastWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1190dcb28c1b982fa67e433dd6cfcd2f",
    "metadata": {},
    "name": "PastWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
