/**
 * @generated SignedSource<<99552f2299f1b745a965f52993494038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRosterWork_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
  };
  readonly " $fragmentType": "useRosterWork_applications";
}>;
export type useRosterWork_applications$key = ReadonlyArray<{
  readonly " $data"?: useRosterWork_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRosterWork_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useRosterWork_applications",
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
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "92862e839caa3670e37a3a58e211e955";

export default node;
