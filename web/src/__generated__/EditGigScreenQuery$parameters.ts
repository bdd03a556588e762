/**
 * @generated SignedSource<<05d379bbf9f0f8999160f0074f20f184>>
 * @relayHash 6583bff66da954d6ef0c56758bcdbf9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6583bff66da954d6ef0c56758bcdbf9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditGigScreenQuery } from './EditGigScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6583bff66da954d6ef0c56758bcdbf9c",
    "metadata": {},
    "name": "EditGigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
