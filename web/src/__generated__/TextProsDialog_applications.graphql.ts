/**
 * @generated SignedSource<<48a8c960ddc0c6d6af6ce5c0613dba72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextProsDialog_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly phoneNumber: string | null | undefined;
  readonly pro: {
    readonly displayName: string;
  };
  readonly " $fragmentType": "TextProsDialog_applications";
}>;
export type TextProsDialog_applications$key = ReadonlyArray<{
  readonly " $data"?: TextProsDialog_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextProsDialog_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "TextProsDialog_applications",
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
      "name": "phoneNumber",
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

(node as any).hash = "d3f1e0deb0e4a1c7a4c6a2369ef56539";

export default node;
