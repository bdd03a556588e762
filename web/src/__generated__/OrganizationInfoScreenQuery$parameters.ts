/**
 * @generated SignedSource<<9911d9db4ddaf3e99eebb9e092e18de2>>
 * @relayHash e0f6c18b79bedf33738010789f0300df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0f6c18b79bedf33738010789f0300df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationInfoScreenQuery } from './OrganizationInfoScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationInfoScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0f6c18b79bedf33738010789f0300df",
    "metadata": {},
    "name": "OrganizationInfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
