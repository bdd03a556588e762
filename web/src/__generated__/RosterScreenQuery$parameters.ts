/**
 * @generated SignedSource<<a4b76d73df6afe35881bcd8d902bc098>>
 * @relayHash 08e9031391fadc490d6ccfa569c6e035
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08e9031391fadc490d6ccfa569c6e035

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08e9031391fadc490d6ccfa569c6e035",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
