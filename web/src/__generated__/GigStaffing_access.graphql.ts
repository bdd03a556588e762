/**
 * @generated SignedSource<<d984ecc5fdea70893aa9804054352582>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigStaffing_access$data = {
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentType": "GigStaffing_access";
};
export type GigStaffing_access$key = {
  readonly " $data"?: GigStaffing_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigStaffing_access">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigStaffing_access",
  "selections": [
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
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "073b9f7f08ce830f0f64052ea93295c6";

export default node;
