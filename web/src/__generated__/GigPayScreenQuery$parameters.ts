/**
 * @generated SignedSource<<461759cf76685d62b507db245481e852>>
 * @relayHash 979fe1ea10b6c1fc80a3a43f349b2df6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 979fe1ea10b6c1fc80a3a43f349b2df6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "979fe1ea10b6c1fc80a3a43f349b2df6",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
