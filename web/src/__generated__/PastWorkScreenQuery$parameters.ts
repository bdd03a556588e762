/**
 * @generated SignedSource<<474a1861cfab797d1e4dd8785061f73f>>
 * @relayHash f09109021827dc0675f711e80927e387
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f09109021827dc0675f711e80927e387

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastWorkScreenQuery } from './PastWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<PastWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f09109021827dc0675f711e80927e387",
    "metadata": {},
    "name": "PastWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
