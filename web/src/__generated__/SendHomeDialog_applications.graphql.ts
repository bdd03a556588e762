/**
 * @generated SignedSource<<e92fb4a5478c6664b17240967c9c60ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendHomeDialog_applications$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"SendHomeCost_applications">;
  readonly " $fragmentType": "SendHomeDialog_applications";
}>;
export type SendHomeDialog_applications$key = ReadonlyArray<{
  readonly " $data"?: SendHomeDialog_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendHomeDialog_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SendHomeDialog_applications",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendHomeCost_applications"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "9450a417d07f46579f718469ecf197ca";

export default node;
