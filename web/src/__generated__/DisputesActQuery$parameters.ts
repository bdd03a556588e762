/**
 * @generated SignedSource<<be096cb1ee79d08af69dbce538cad2fb>>
 * @relayHash 01dc3e215c3fd276c44dc11d83a1b561
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01dc3e215c3fd276c44dc11d83a1b561

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesActQuery } from './DisputesActQuery.graphql';

const node: PreloadableConcreteRequest<DisputesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01dc3e215c3fd276c44dc11d83a1b561",
    "metadata": {},
    "name": "DisputesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
