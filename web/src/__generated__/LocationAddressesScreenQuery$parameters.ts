/**
 * @generated SignedSource<<298b48aa2fcf5070f4086de301e7b39a>>
 * @relayHash 0ae82d352d6fe843823b58de2f88144d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ae82d352d6fe843823b58de2f88144d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationAddressesScreenQuery } from './LocationAddressesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationAddressesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ae82d352d6fe843823b58de2f88144d",
    "metadata": {},
    "name": "LocationAddressesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
