/**
 * @generated SignedSource<<aca4d50c418daebda965792f9d0be552>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextShift_gig$data = {
  readonly gig: {
    readonly databaseId: number;
    readonly endTime: string;
    readonly skillName: string;
    readonly startTime: string;
  };
  readonly location: {
    readonly databaseId: number;
    readonly name: string;
    readonly timeZone: string | null | undefined;
  };
  readonly " $fragmentType": "NextShift_gig";
};
export type NextShift_gig$key = {
  readonly " $data"?: NextShift_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextShift_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextShift_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarGig",
      "kind": "LinkedField",
      "name": "gig",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skillName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
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
        (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffedGig",
  "abstractKey": null
};
})();

(node as any).hash = "69b11280dc7a08024768aa1dbab2fa8e";

export default node;
