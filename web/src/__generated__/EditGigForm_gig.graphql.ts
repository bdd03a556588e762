/**
 * @generated SignedSource<<704f9633581d06e008dd4d1f2f72fe32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigEditing = "EVERYTHING" | "NOTES" | "NOTES_AND_PLACES" | "NOTHING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditGigForm_gig$data = {
  readonly bundleSize: number | null | undefined;
  readonly databaseId: number;
  readonly editing: GigEditing;
  readonly fill: {
    readonly confirmed: number;
  };
  readonly id: string;
  readonly skill: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useEditedPlace_gig" | "useGigValues_gig">;
  readonly " $fragmentType": "EditGigForm_gig";
};
export type EditGigForm_gig$key = {
  readonly " $data"?: EditGigForm_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditGigForm_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditGigForm_gig",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "editing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bundleSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GigFill",
      "kind": "LinkedField",
      "name": "fill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Skill",
      "kind": "LinkedField",
      "name": "skill",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGigValues_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditedPlace_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "609b4d48fe0ef080a3c6b48cc125dc1e";

export default node;
