/**
 * @generated SignedSource<<08e01348030ab653f2c5cacab43eaec4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProScreenHeader_pro$data = {
  readonly atLocation: {
    readonly distanceMiles: number | null | undefined;
    readonly hasWorkedTogether: boolean | null | undefined;
    readonly isBlocked: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BlockControl_atLocation" | "FavoriteToggle_atLocation" | "ProBadges_atLocation">;
  };
  readonly city: string | null | undefined;
  readonly displayName: string;
  readonly marketName: string | null | undefined;
  readonly performance: {
    readonly rating: number | null | undefined;
    readonly reviewCount: number;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"BlockControl_pro" | "FavoriteMenu_pro" | "FavoriteToggle_pro" | "ProAvatar_pro" | "ProBadges_pro">;
  readonly " $fragmentType": "ProScreenHeader_pro";
};
export type ProScreenHeader_pro$key = {
  readonly " $data"?: ProScreenHeader_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProScreenHeader_pro">;
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "distanceMiles",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BlockControl_atLocation"
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

(node as any).hash = "8daac375e2289c7ffb459c11b17ddcbb";

export default node;
