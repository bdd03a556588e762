/**
 * @generated SignedSource<<94d8e7a6dcad49afac41940f3b4a992a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplicantsPanel_gig$data = {
  readonly fill: {
    readonly openApplications: number;
  };
  readonly startCountsAsPast: boolean;
  readonly status: GigStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantCounts_access" | "ApplicantCounts_gig" | "GigApplicants_gig" | "GigOffers_gig">;
  readonly " $fragmentType": "ApplicantsPanel_gig";
};
export type ApplicantsPanel_gig$key = {
  readonly " $data"?: ApplicantsPanel_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantsPanel_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApplicantsPanel_gig",
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

(node as any).hash = "2dabbc352c34b8f9e84b95c76d2174b7";

export default node;
