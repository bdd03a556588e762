/**
 * @generated SignedSource<<b6450cb4ea2a2d57a1f0832664a4c1ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationDay_gigs$data = ReadonlyArray<{
  readonly gig: {
    readonly id: string;
  };
  readonly location: {
    readonly databaseId: number;
    readonly name: string;
    readonly timeZone: string | null | undefined;
    readonly viewerCanManageApplicants: boolean | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"StaffedShift_gig" | "TodayLane_gig">;
  readonly " $fragmentType": "LocationDay_gigs";
}>;
export type LocationDay_gigs$key = ReadonlyArray<{
  readonly " $data"?: LocationDay_gigs$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationDay_gigs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "LocationDay_gigs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarGig",
      "kind": "LinkedField",
      "name": "gig",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TodayLane_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffedShift_gig"
    }
  ],
  "type": "StaffedGig",
  "abstractKey": null
};

(node as any).hash = "5fc37fe253e9609a6b6fb8e961d225e6";

export default node;
