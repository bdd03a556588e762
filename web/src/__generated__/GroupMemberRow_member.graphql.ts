/**
 * @generated SignedSource<<13722bb2218ab3a9c8af74812d739878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupMemberRow_member$data = {
  readonly joinedAt: string;
  readonly pro: {
    readonly displayName: string;
    readonly id: string;
    readonly performance: {
      readonly gigsWorked: number;
      readonly rating: number | null | undefined;
      readonly reviewCount: number;
    } | null | undefined;
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro" | "ProBadges_pro">;
  };
  readonly proAtLocation: {
    readonly isBlocked: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProBadges_atLocation">;
  };
  readonly " $fragmentType": "GroupMemberRow_member";
};
export type GroupMemberRow_member$key = {
  readonly " $data"?: GroupMemberRow_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMemberRow_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupMemberRow_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinedAt",
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
          "name": "id",
          "storageKey": null
        },
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
          "name": "ProAvatar_pro"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProAtLocation",
      "kind": "LinkedField",
      "name": "proAtLocation",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NetworkMember",
  "abstractKey": null
};

(node as any).hash = "06c0d2f910de130e32b83a7784ac090d";

export default node;
