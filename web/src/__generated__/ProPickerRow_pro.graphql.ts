/**
 * @generated SignedSource<<013872a6dcb568cb71d2a0ecdbee79e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProPickerRow_pro$data = {
  readonly displayName: string;
  readonly id: string;
  readonly isBlocked: boolean | null | undefined;
  readonly performance: {
    readonly gigsWorked: number;
    readonly rating: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProBadges_pro">;
  readonly " $fragmentType": "ProPickerRow_pro";
};
export type ProPickerRow_pro$key = {
  readonly " $data"?: ProPickerRow_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProPickerRow_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProPickerRow_pro",
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
      "name": "displayName",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isBlocked",
        "storageKey": null
      },
      "to": "NULL"
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
      "name": "ProBadges_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "80f75bdcaaa5285ed72cfe4c3dff60d6";

export default node;
