/**
 * @generated SignedSource<<efcdec6c81b818017855d216adfdf895>>
 * @relayHash 8595e1a97edc054603080a9fd16ee7db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8595e1a97edc054603080a9fd16ee7db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersScreenQuery } from './OffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<OffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8595e1a97edc054603080a9fd16ee7db",
    "metadata": {},
    "name": "OffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
