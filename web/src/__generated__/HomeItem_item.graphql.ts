/**
 * @generated SignedSource<<e15fe2770a6ce0f8829f60de1cba4835>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeItemKind = "GEO_LOGS_FLAGGED" | "HOURS_TO_APPROVE" | "INVITATIONS_OPEN" | "PAYMENT_FAILED" | "PLACES_OPEN" | "PROS_MISSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeItem_item$data = {
  readonly count: number;
  readonly gig: {
    readonly confirmed: number;
    readonly databaseId: number;
    readonly fillChancePercent: number | null | undefined;
    readonly openApplications: number;
    readonly pendingOffers: number;
    readonly places: number;
    readonly selected: number;
    readonly skillName: string;
    readonly startTime: string;
  } | null | undefined;
  readonly kind: HomeItemKind;
  readonly proNames: ReadonlyArray<string>;
  readonly " $fragmentType": "HomeItem_item";
};
export type HomeItem_item$key = {
  readonly " $data"?: HomeItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeItem_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeGig",
      "kind": "LinkedField",
      "name": "gig",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skillName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "places",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openApplications",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pendingOffers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fillChancePercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeItem",
  "abstractKey": null
};

(node as any).hash = "9caffa8b66ab32c2434dd715f9003005";

export default node;
