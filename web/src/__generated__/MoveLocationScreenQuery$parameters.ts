/**
 * @generated SignedSource<<fd0daf9308139327064065ecb4e3e7ee>>
 * @relayHash fc4bdbd032b0ccda7fd62c59490fe911
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc4bdbd032b0ccda7fd62c59490fe911

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoveLocationScreenQuery } from './MoveLocationScreenQuery.graphql';

const node: PreloadableConcreteRequest<MoveLocationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc4bdbd032b0ccda7fd62c59490fe911",
    "metadata": {},
    "name": "MoveLocationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
