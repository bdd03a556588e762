/**
 * @generated SignedSource<<c831e07036ccb593dd2e0f3eb87e66d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProScreenHeader_pro$data = {
  readonly city: string | null | undefined;
  readonly displayName: string;
  readonly hasWorkedTogether: boolean | null | undefined;
  readonly isBlocked: boolean | null | undefined;
  readonly marketName: string | null | undefined;
  readonly performance: {
    readonly rating: number | null | undefined;
    readonly reviewCount: number;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"BlockControl_pro" | "FavoriteMenu_pro" | "FavoriteToggle_pro" | "ProBadges_pro">;
  readonly " $fragmentType": "ProScreenHeader_pro";
};
export type ProScreenHeader_pro$key = {
  readonly " $data"?: ProScreenHeader_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProScreenHeader_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProScreenHeader_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketName",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasWorkedTogether",
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
          "name": "reviewCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProBadges_pro"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteToggle_pro"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteMenu_pro"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockControl_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "5a5fc8aa936f2e2c9a548bf9b543b422";

export default node;
