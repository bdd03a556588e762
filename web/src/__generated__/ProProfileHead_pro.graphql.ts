/**
 * @generated SignedSource<<f4fa537313ba8951566b079dc3d9a64b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProProfileHead_pro$data = {
  readonly city: string | null | undefined;
  readonly displayName: string;
  readonly hasWorkedTogether: boolean | null | undefined;
  readonly marketName: string | null | undefined;
  readonly performance: {
    readonly rating: number | null | undefined;
    readonly reviewCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BlockControl_pro" | "FavoriteToggle_pro" | "ProBadges_pro">;
  readonly " $fragmentType": "ProProfileHead_pro";
};
export type ProProfileHead_pro$key = {
  readonly " $data"?: ProProfileHead_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProProfileHead_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
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
      "name": "BlockControl_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "8e53207093a85020b87e709a0029f63a";

export default node;
