/**
 * @generated SignedSource<<28e037e2c1fe47bd8e2f95bfcbc2e81f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigPhaseHeader_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AfterFacts_gig" | "ClosedFacts_gig" | "RecruitingFacts_gig" | "TodayFacts_gig" | "currentGigPhase_gig">;
  readonly " $fragmentType": "GigPhaseHeader_gig";
};
export type GigPhaseHeader_gig$key = {
  readonly " $data"?: GigPhaseHeader_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigPhaseHeader_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigPhaseHeader_gig",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "currentGigPhase_gig",
      "selections": [
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
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
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
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecruitingFacts_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TodayFacts_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AfterFacts_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClosedFacts_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "959174c918cd4a871906364c319f9a6c";

export default node;
