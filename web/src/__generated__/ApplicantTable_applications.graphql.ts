/**
 * @generated SignedSource<<5c85b119a3c0576f4a7a0af9b6665ce1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicantTable_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantRow_application">;
  readonly " $fragmentType": "ApplicantTable_applications";
}>;
export type ApplicantTable_applications$key = ReadonlyArray<{
  readonly " $data"?: ApplicantTable_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantTable_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ApplicantTable_applications",
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
      "name": "ApplicantRow_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "86bd6d77e34ab3089472be9275feae93";

export default node;
