/**
 * @generated SignedSource<<48c44a76916594a43f5e5636e64dd938>>
 * @relayHash 5df08fecb009ded505f069aa129d9655
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5df08fecb009ded505f069aa129d9655

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckInScreenQuery } from './CheckInScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5df08fecb009ded505f069aa129d9655",
    "metadata": {},
    "name": "CheckInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
