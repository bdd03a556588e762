/**
 * @generated SignedSource<<3a6e51901a39f022b19b0c0347f5fa91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicantDialogs_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"OverrideDialog_applications">;
  readonly " $fragmentType": "ApplicantDialogs_applications";
}>;
export type ApplicantDialogs_applications$key = ReadonlyArray<{
  readonly " $data"?: ApplicantDialogs_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantDialogs_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ApplicantDialogs_applications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OverrideDialog_applications"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "c98bf2a9e0fd4c52d4c4aacc1dcb4d1d";

export default node;
