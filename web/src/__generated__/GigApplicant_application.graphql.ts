/**
 * @generated SignedSource<<46c6e93d366de2e8907553905a82564a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicantStage = "CANCELLED" | "CONFIRMED" | "OPEN" | "SELECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigApplicant_application$data = {
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
    readonly performance: {
      readonly gigsWorked: number;
      readonly rating: number | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
  };
  readonly stage: ApplicantStage;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantActions_application" | "ApplicationStatusBadge_application" | "ConflictList_application" | "MatchPicture_application">;
  readonly " $fragmentType": "GigApplicant_application";
};
export type GigApplicant_application$key = {
  readonly " $data"?: GigApplicant_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigApplicant_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigApplicant_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProPerformance",
          "kind": "LinkedField",
          "name": "performance",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rating",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "gigsWorked",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProAvatar_pro"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MatchPicture_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConflictList_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicationStatusBadge_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicantActions_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "6cabbad8fd2adb97a9c8dd98b124322a";

export default node;
