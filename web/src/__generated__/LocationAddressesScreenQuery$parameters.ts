/**
 * @generated SignedSource<<c824eff340c6fdd0a44043916fc5cd41>>
 * @relayHash 254009e652b7845f9b34565609f36994
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 254009e652b7845f9b34565609f36994

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationAddressesScreenQuery } from './LocationAddressesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationAddressesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "254009e652b7845f9b34565609f36994",
    "metadata": {},
    "name": "LocationAddressesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
