/**
 * @generated SignedSource<<e920d1be55146a94cbab709f087ec3bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkEffects_remap$data = {
  readonly eventsLosingGigs: ReadonlyArray<{
    readonly gigsCount: number;
    readonly name: string;
  }>;
  readonly favoriteProsCount: number;
  readonly proBlocksCount: number;
  readonly upcomingGigsCount: number;
  readonly " $fragmentType": "WorkEffects_remap";
};
export type WorkEffects_remap$key = {
  readonly " $data"?: WorkEffects_remap$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkEffects_remap">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkEffects_remap",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upcomingGigsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventLosingGigs",
      "kind": "LinkedField",
      "name": "eventsLosingGigs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gigsCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "favoriteProsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proBlocksCount",
      "storageKey": null
    }
  ],
  "type": "OrganizationRemap",
  "abstractKey": null
};

(node as any).hash = "50a09fb75aa8e2cccab40e913fe71580";

export default node;
