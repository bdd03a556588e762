/**
 * @generated SignedSource<<2e9b824cab80b69eb4125fffb24f7068>>
 * @relayHash f13fd05e197aa8ba918873e75684810c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f13fd05e197aa8ba918873e75684810c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizationTeamsScreenQuery } from './OrganizationTeamsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizationTeamsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f13fd05e197aa8ba918873e75684810c",
    "metadata": {},
    "name": "OrganizationTeamsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
