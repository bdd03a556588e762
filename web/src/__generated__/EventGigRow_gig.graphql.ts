/**
 * @generated SignedSource<<4ed518325d40db2af37235a61984a5a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigType = "INTERVIEW" | "MARKETPLACE" | "NETWORK" | "PRIVATE_DIRECT_OFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventGigRow_gig$data = {
  readonly databaseId: number;
  readonly fill: {
    readonly confirmed: number;
    readonly openApplications: number;
    readonly places: number;
  };
  readonly id: string;
  readonly location: {
    readonly databaseId: number;
  } | null | undefined;
  readonly skill: {
    readonly name: string;
  };
  readonly startCountsAsPast: boolean;
  readonly type: GigType;
  readonly " $fragmentSpreads": FragmentRefs<"GigSlots_gig" | "GigStatusBadge_gig" | "GigWage_gig">;
  readonly " $fragmentType": "EventGigRow_gig";
};
export type EventGigRow_gig$key = {
  readonly " $data"?: EventGigRow_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventGigRow_gig">;
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
  "name": "EventGigRow_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startCountsAsPast",
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
        (v0/*:: as any*/)
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
          "name": "places",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openApplications",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigSlots_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigWage_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigStatusBadge_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "f809f26b3a1477144bbc3d53dc7e035c";

export default node;
