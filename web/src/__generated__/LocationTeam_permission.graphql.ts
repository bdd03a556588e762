/**
 * @generated SignedSource<<53500e937ac308e1cfc1c8e9c3174a73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationTeam_permission$data = {
  readonly viewerCanManageTeam: boolean | null | undefined;
  readonly viewerCannotManageTeamReason: string | null | undefined;
  readonly " $fragmentType": "LocationTeam_permission";
};
export type LocationTeam_permission$key = {
  readonly " $data"?: LocationTeam_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationTeam_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LocationTeam_permission",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageTeam",
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
        "name": "viewerCannotManageTeamReason",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "fe87ebb5ce03a5d40debd2f30e50548a";

export default node;
