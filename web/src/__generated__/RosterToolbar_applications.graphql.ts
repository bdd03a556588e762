/**
 * @generated SignedSource<<23f1b4fd0b1066925039ec06fdc5ef6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterToolbar_applications$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"CallAllButton_applications">;
  readonly " $fragmentType": "RosterToolbar_applications";
}>;
export type RosterToolbar_applications$key = ReadonlyArray<{
  readonly " $data"?: RosterToolbar_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterToolbar_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RosterToolbar_applications",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallAllButton_applications"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "26e784b096cfe8a895b24395e803cc77";

export default node;
