/**
 * @generated SignedSource<<deb143c3b275de1522e90a2848ef2cd2>>
 * @relayHash 6ef7baca9016f1677e3db4e2db386383
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ef7baca9016f1677e3db4e2db386383

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TemplatesScreenQuery } from './TemplatesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TemplatesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ef7baca9016f1677e3db4e2db386383",
    "metadata": {},
    "name": "TemplatesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
