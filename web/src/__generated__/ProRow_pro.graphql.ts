/**
 * @generated SignedSource<<0a18c5db2859a5f6f1e197840f37b6f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProRow_pro$data = {
  readonly atLocation: {
    readonly isBlocked: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation" | "ProBadges_atLocation">;
  };
  readonly displayName: string;
  readonly performance: {
    readonly completionPercentage: number | null | undefined;
    readonly gigsWorked: number;
    readonly rating: number | null | undefined;
    readonly reviewCount: number;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro" | "ProAvatar_pro" | "ProBadges_pro" | "ProFacts_pro">;
  readonly " $fragmentType": "ProRow_pro";
};
export type ProRow_pro$key = {
  readonly " $data"?: ProRow_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProRow_pro">;
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
  "name": "ProRow_pro",
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
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "610ccff6bddb2a6be7808112612df623";

export default node;
