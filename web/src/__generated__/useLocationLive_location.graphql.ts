/**
 * @generated SignedSource<<f1602e394535c2bbb0748c14841ea826>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLocationLive_location$data = {
  readonly id: string;
  readonly liveCursor: string | null | undefined;
  readonly " $fragmentType": "useLocationLive_location";
};
export type useLocationLive_location$key = {
  readonly " $data"?: useLocationLive_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLocationLive_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLocationLive_location",
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
      "name": "liveCursor",
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "7a3433b7a656ee400ce43b0f1c93066e";

export default node;
