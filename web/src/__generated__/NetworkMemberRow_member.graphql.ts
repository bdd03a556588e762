/**
 * @generated SignedSource<<944706b401190e37a8c97ecf1430adfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NetworkMemberSource = "INVITE" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NetworkMemberRow_member$data = {
  readonly addedByName: string | null | undefined;
  readonly joinedAt: string;
  readonly pro: {
    readonly displayName: string;
    readonly performance: {
      readonly gigsWorked: number;
      readonly rating: number | null | undefined;
      readonly reviewCount: number;
    } | null | undefined;
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro" | "ProBadges_pro">;
  };
  readonly proAtLocation: {
    readonly distanceMiles: number | null | undefined;
    readonly isBlocked: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProBadges_atLocation">;
  };
  readonly source: NetworkMemberSource;
  readonly " $fragmentType": "NetworkMemberRow_member";
};
export type NetworkMemberRow_member$key = {
  readonly " $data"?: NetworkMemberRow_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"NetworkMemberRow_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NetworkMemberRow_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "addedByName",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NetworkMember",
  "abstractKey": null
};

(node as any).hash = "bc76f11cb523261bd53f685c712681d5";

export default node;
