/**
 * @generated SignedSource<<c2f56988a0794e6e59c517197721f403>>
 * @relayHash 657ebd6b6f2f9d795413f53d5fdbbbd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 657ebd6b6f2f9d795413f53d5fdbbbd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "657ebd6b6f2f9d795413f53d5fdbbbd7",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
