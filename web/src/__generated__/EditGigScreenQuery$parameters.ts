/**
 * @generated SignedSource<<7c1333d07492886f4f8b309570bafaa7>>
 * @relayHash 84adb80a7bd82995b4d9291f95566bad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84adb80a7bd82995b4d9291f95566bad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditGigScreenQuery } from './EditGigScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84adb80a7bd82995b4d9291f95566bad",
    "metadata": {},
    "name": "EditGigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
