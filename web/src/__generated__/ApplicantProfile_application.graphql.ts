/**
 * @generated SignedSource<<da7b5ecf8092e8a4889de9cd27a204c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicantStage = "CANCELLED" | "CONFIRMED" | "OPEN" | "SELECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplicantProfile_application$data = {
  readonly pro: {
    readonly displayName: string;
  };
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
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
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

(node as any).hash = "c2e74ca4fda6de6bca70c17df35299d7";

export default node;
