/**
 * @generated SignedSource<<7306f02b72de75705743415e2cbec607>>
 * @relayHash db7b48544a809ce09dbe3009a54daf9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db7b48544a809ce09dbe3009a54daf9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db7b48544a809ce09dbe3009a54daf9d",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
