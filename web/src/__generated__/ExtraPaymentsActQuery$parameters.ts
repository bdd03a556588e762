/**
 * @generated SignedSource<<d71d7cd14965ba4276477c7c11df7b8f>>
 * @relayHash 0a3afc454ab5767c70a62645efee0e1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a3afc454ab5767c70a62645efee0e1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExtraPaymentsActQuery } from './ExtraPaymentsActQuery.graphql';

const node: PreloadableConcreteRequest<ExtraPaymentsActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a3afc454ab5767c70a62645efee0e1c",
    "metadata": {},
    "name": "ExtraPaymentsActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
