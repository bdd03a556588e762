/**
 * @generated SignedSource<<87dfda0f40e8d1b2f9e15345e7d85ee8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrganizationShell_organization$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "OrganizationShell_organization";
};
export type OrganizationShell_organization$key = {
  readonly " $data"?: OrganizationShell_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationShell_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrganizationShell_organization",
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

(node as any).hash = "3c18d13c3c58f87dd3f6f74461588233";

export default node;
