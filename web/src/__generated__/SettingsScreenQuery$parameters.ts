/**
 * @generated SignedSource<<1675fb89dd44be673bdc0842e6f2482c>>
 * @relayHash b24b70e8b2f38a439177b208ae70ac66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b24b70e8b2f38a439177b208ae70ac66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b24b70e8b2f38a439177b208ae70ac66",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
