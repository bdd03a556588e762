/**
 * @generated SignedSource<<0ba47489fb8d4cabf907f71ebf37ace4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingAct_item$data = {
  readonly gigs: ReadonlyArray<{
    readonly databaseId: number;
    readonly openApplications: number;
    readonly pendingOffers: number;
    readonly skillName: string;
    readonly startTime: string;
  }>;
  readonly " $fragmentType": "WaitingAct_item";
};
export type WaitingAct_item$key = {
  readonly " $data"?: WaitingAct_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingAct_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WaitingAct_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeGig",
      "kind": "LinkedField",
      "name": "gigs",
      "plural": true,
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
          "name": "openApplications",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pendingOffers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeItem",
  "abstractKey": null
};

(node as any).hash = "bde0606dd05328085595ce369489083e";

export default node;
