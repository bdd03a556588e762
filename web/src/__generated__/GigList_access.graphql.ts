/**
 * @generated SignedSource<<5a0ed5f0cb25ae004b0a451d9b78377c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigList_access$data = {
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly viewerCanPostGigs: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GigBulkBar_location">;
  readonly " $fragmentType": "GigList_access";
};
export type GigList_access$key = {
  readonly " $data"?: GigList_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigList_access">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigList_access",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanPostGigs",
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
        "name": "viewerCanManageApplicants",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigBulkBar_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "599da2bcb6773fcf483d95c1be7fa440";

export default node;
