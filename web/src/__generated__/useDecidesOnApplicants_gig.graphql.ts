/**
 * @generated SignedSource<<df15bac04e2c59788e3a95ab806b3b6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDecidesOnApplicants_gig$data = {
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentType": "useDecidesOnApplicants_gig";
};
export type useDecidesOnApplicants_gig$key = {
  readonly " $data"?: useDecidesOnApplicants_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDecidesOnApplicants_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useDecidesOnApplicants_gig",
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

(node as any).hash = "d78efbca600c2837ca84a9a1e8893393";

export default node;
