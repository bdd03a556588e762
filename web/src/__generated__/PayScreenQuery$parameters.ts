/**
 * @generated SignedSource<<ce918ace84699ee242f981f97aa7814c>>
 * @relayHash 99037ac0dd402ed1f3a022107862d06b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99037ac0dd402ed1f3a022107862d06b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99037ac0dd402ed1f3a022107862d06b",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
