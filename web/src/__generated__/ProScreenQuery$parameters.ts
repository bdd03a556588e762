/**
 * @generated SignedSource<<a70c86e35f54946827589289531652ab>>
 * @relayHash a876dbc185490a3f2acc10e9874e3aeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a876dbc185490a3f2acc10e9874e3aeb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProScreenQuery } from './ProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a876dbc185490a3f2acc10e9874e3aeb",
    "metadata": {},
    "name": "ProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
