/**
 * @generated SignedSource<<8560f1a5490d3b09a654effe5cdd4333>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigListStatus = "CANCELLED" | "COMPLETED" | "PAYMENT_DUE" | "PAYMENT_ERROR" | "READY" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigRow_gig$data = {
  readonly databaseId: number;
  readonly fill: {
    readonly confirmed: number;
    readonly openApplications: number;
    readonly places: number;
    readonly selected: number;
  };
  readonly listStatus: GigListStatus;
  readonly location: {
    readonly databaseId: number;
  } | null | undefined;
  readonly skill: {
    readonly name: string;
  };
  readonly startCountsAsPast: boolean;
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GigFaces_gig" | "GigRowFacts_gig" | "GigRowTime_gig" | "GigRowWaiting_gig" | "GigSlots_gig" | "GigStatusBadge_gig" | "GigTotal_gig" | "GigWage_gig">;
  readonly " $fragmentType": "GigRow_gig";
};
export type GigRow_gig$key = {
  readonly " $data"?: GigRow_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigRow_gig">;
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
  "name": "GigRow_gig",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "timeZone",
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
      "kind": "ScalarField",
      "name": "listStatus",
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
          "name": "openApplications",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selected",
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
          "name": "places",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigRowTime_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigRowFacts_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigRowWaiting_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigFaces_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigSlots_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigTotal_gig"
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

(node as any).hash = "af12afc653cfddc7a4bc2bcad314beee";

export default node;
