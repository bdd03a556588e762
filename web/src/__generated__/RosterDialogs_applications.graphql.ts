/**
 * @generated SignedSource<<b75b2591b76c07ed32827776a268afcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterDialogs_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"SendHomeDialog_applications">;
  readonly " $fragmentType": "RosterDialogs_applications";
}>;
export type RosterDialogs_applications$key = ReadonlyArray<{
  readonly " $data"?: RosterDialogs_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterDialogs_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "RosterDialogs_applications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendHomeDialog_applications"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "c02d1eee81f7a1d8787171b0853800b8";

export default node;
