/**
 * @generated SignedSource<<9e3e36bd19822be0417946081f6eed22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProCard_pro$data = {
  readonly atLocation: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation" | "ProBadges_atLocation">;
  };
  readonly displayName: string;
  readonly performance: {
    readonly completionPercentage: number | null | undefined;
    readonly gigsWorked: number;
    readonly rating: number | null | undefined;
    readonly reviewCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro" | "OfferButton_pro" | "ProAvatar_pro" | "ProBadges_pro" | "ProFacts_pro">;
  readonly " $fragmentType": "ProCard_pro";
};
export type ProCard_pro$key = {
  readonly " $data"?: ProCard_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProCard_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "locationId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProCard_pro",
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
      "args": [
        {
          "kind": "Variable",
          "name": "locationDatabaseId",
          "variableName": "locationId"
        }
      ],
      "concreteType": "ProAtLocation",
      "kind": "LinkedField",
      "name": "atLocation",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProBadges_atLocation"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FavoriteToggle_atLocation"
        }
      ],
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
          "name": "reviewCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gigsWorked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completionPercentage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProFacts_pro"
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
      "name": "ProAvatar_pro"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferButton_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "0f9ecd89d52388186306d47747374cf7";

export default node;
