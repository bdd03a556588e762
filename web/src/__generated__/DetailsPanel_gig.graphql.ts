/**
 * @generated SignedSource<<3e91caaf88a3abab641eb8cebf3204b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkerType = "F1099" | "W2" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DetailsPanel_gig$data = {
  readonly employmentType: WorkerType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GigAttachments_gig" | "GigContact_gig" | "GigFacts_gig" | "GigOffers_gig" | "GigTexts_gig" | "useDecidesOnApplicants_gig">;
  readonly " $fragmentType": "DetailsPanel_gig";
};
export type DetailsPanel_gig$key = {
  readonly " $data"?: DetailsPanel_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsPanel_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DetailsPanel_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employmentType",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDecidesOnApplicants_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigOffers_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigFacts_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigTexts_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigAttachments_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigContact_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "da32c430b1152f4f3eee653df76c10dd";

export default node;
