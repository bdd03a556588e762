/**
 * @generated SignedSource<<8f65dfafe716b024d87adc1bf3cfaa86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigActivityEntry_change$data = {
  readonly actorName: string | null | undefined;
  readonly createdAt: string;
  readonly summary: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedFields_change">;
  readonly " $fragmentType": "GigActivityEntry_change";
};
export type GigActivityEntry_change$key = {
  readonly " $data"?: GigActivityEntry_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigActivityEntry_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GigActivityEntry_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangedFields_change"
    }
  ],
  "type": "GigChange",
  "abstractKey": null
};

(node as any).hash = "5c1bee4c62e427766cbb37692bfb6684";

export default node;
