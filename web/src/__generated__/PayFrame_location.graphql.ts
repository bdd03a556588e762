/**
 * @generated SignedSource<<9bdb411a7aeb9224f02d51c0020f3330>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayFrame_location$data = {
  readonly name: string;
  readonly viewerCanManageBlocks: boolean | null | undefined;
  readonly viewerCanPay: boolean | null | undefined;
  readonly viewerCannotPayReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PayLinks_location" | "useLocationLive_location">;
  readonly " $fragmentType": "PayFrame_location";
};
export type PayFrame_location$key = {
  readonly " $data"?: PayFrame_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayFrame_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayFrame_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLocationLive_location"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanPay",
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
        "name": "viewerCannotPayReason",
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
        "name": "viewerCanManageBlocks",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayLinks_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "48ecd53bdd480bbecc9e1f20636e6e37";

export default node;
