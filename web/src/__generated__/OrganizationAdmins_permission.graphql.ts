/**
 * @generated SignedSource<<043d0ea858a6f417ef5fc56d081d1698>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrganizationAdmins_permission$data = {
  readonly viewerCanManage: boolean | null | undefined;
  readonly viewerCannotManageReason: string | null | undefined;
  readonly " $fragmentType": "OrganizationAdmins_permission";
};
export type OrganizationAdmins_permission$key = {
  readonly " $data"?: OrganizationAdmins_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationAdmins_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrganizationAdmins_permission",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManage",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCannotManageReason",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "04a395cab277b080afb4143a20c52246";

export default node;
