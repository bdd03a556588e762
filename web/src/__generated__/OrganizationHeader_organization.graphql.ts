/**
 * @generated SignedSource<<8169cd9617a71f192eefdca55e0a8ce6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrganizationHeader_organization$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "OrganizationHeader_organization";
};
export type OrganizationHeader_organization$key = {
  readonly " $data"?: OrganizationHeader_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationHeader_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrganizationHeader_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "90773cd84ba8d10efca6972af9ad4765";

export default node;
