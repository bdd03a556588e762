/**
 * @generated SignedSource<<47966f7c42a14e32c1b28f4cd6bb7080>>
 * @relayHash f10478f8b502f00b2fe05238c6adfd84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f10478f8b502f00b2fe05238c6adfd84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConnectProScreenQuery } from './ConnectProScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConnectProScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f10478f8b502f00b2fe05238c6adfd84",
    "metadata": {},
    "name": "ConnectProScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
