/**
 * @generated SignedSource<<1ea15fbe51f3ec48c85855065e9d0cdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProProfileHead_pro$data = {
  readonly atLocation: {
    readonly distanceMiles: number | null | undefined;
    readonly hasWorkedTogether: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BlockControl_atLocation" | "FavoriteToggle_atLocation" | "ProBadges_atLocation">;
  };
  readonly city: string | null | undefined;
  readonly displayName: string;
  readonly marketName: string | null | undefined;
  readonly performance: {
    readonly rating: number | null | undefined;
    readonly reviewCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BlockControl_pro" | "FavoriteToggle_pro" | "ProAvatar_pro" | "ProBadges_pro">;
  readonly " $fragmentType": "ProProfileHead_pro";
};
export type ProProfileHead_pro$key = {
  readonly " $data"?: ProProfileHead_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProProfileHead_pro">;
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
  "name": "ProProfileHead_pro",
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

(node as any).hash = "0645537e0c54a13015434eedad019c6c";

export default node;
