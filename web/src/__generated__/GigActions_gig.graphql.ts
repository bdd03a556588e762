/**
 * @generated SignedSource<<61e23a0483de1d21caa2afde39a5ac16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigActions_gig$data = {
  readonly areApplicationsOpen: boolean;
  readonly databaseId: number;
  readonly id: string;
  readonly location: {
    readonly viewerCanPostGigs: boolean | null | undefined;
  } | null | undefined;
  readonly viewerCanEdit: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GigDialogs_gig" | "GigNextStep_gig" | "gigMenuItems_gig">;
  readonly " $fragmentType": "GigActions_gig";
};
export type GigActions_gig$key = {
  readonly " $data"?: GigActions_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigActions_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "areApplicationsOpen",
  "storageKey": null
},
v2 = {
  "kind": "CatchField",
  "field": {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanEdit",
    "storageKey": null
  },
  "to": "NULL"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigActions_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigNextStep_gig"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "gigMenuItems_gig",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startCountsAsPast",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCannotEditReason",
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
            "name": "viewerCanCancel",
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
            "name": "viewerCannotCancelReason",
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
            "name": "viewerCanDelete",
            "storageKey": null
          },
          "to": "NULL"
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
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanPay",
                "storageKey": null
              },
              "to": "NULL"
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigDialogs_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "a1aab7363c006838249111c6501139ca";

export default node;
