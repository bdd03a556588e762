/**
 * @generated SignedSource<<c931d82b36b94177d2716f1b31358740>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicantStage = "CANCELLED" | "CONFIRMED" | "OPEN" | "SELECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplicantProfile_application$data = {
  readonly stage: ApplicantStage;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantActions_application" | "MatchDetails_application">;
  readonly " $fragmentType": "ApplicantProfile_application";
};
export type ApplicantProfile_application$key = {
  readonly " $data"?: ApplicantProfile_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantProfile_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApplicantProfile_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicantActions_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MatchDetails_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "1e836211ba709b052f61c42860542c85";

export default node;
