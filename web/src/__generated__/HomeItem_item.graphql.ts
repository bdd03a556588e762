/**
 * @generated SignedSource<<a5dd97dc4233a90ad158212e226ed42e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeItem_item$data = {
  readonly count: number;
  readonly gig: {
    readonly confirmed: number;
    readonly endTime: string;
    readonly fillChancePercent: number | null | undefined;
    readonly openApplications: number;
    readonly pendingOffers: number;
    readonly places: number;
    readonly selected: number;
    readonly skillName: string;
    readonly startTime: string;
  } | null | undefined;
  readonly proNames: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"HomeItemPanel_item">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeItemPanel_item"
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
          "name": "endTime",
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

(node as any).hash = "3d620808cf87c7749a0e2b03b7ae9a96";

export default node;
