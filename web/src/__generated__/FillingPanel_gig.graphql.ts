/**
 * @generated SignedSource<<ca2fe7751b7dda7b782742d027fbf132>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FillingPanel_gig$data = {
  readonly fill: {
    readonly openApplications: number;
  };
  readonly startCountsAsPast: boolean;
  readonly status: GigStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantCounts_access" | "ApplicantCounts_gig" | "GigApplicants_gig" | "GigOffers_gig">;
  readonly " $fragmentType": "FillingPanel_gig";
};
export type FillingPanel_gig$key = {
  readonly " $data"?: FillingPanel_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"FillingPanel_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FillingPanel_gig",
  "selections": [
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
      "kind": "ScalarField",
      "name": "status",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "withSelected",
          "value": false
        }
      ],
      "kind": "FragmentSpread",
      "name": "GigApplicants_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicantCounts_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicantCounts_access"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigOffers_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "6a06eec3625f5ca10f9a3e0871dad3a4";

export default node;
