/**
 * @generated SignedSource<<a5d0e72548c3db192ee774083919e830>>
 * @relayHash 638ea63a69fa676d301bd021f3711ced
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 638ea63a69fa676d301bd021f3711ced

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "638ea63a69fa676d301bd021f3711ced",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
