/**
 * @generated SignedSource<<c6aa13e52f7acff85470e09a5be859e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverrideDialog_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConflictList_application">;
  readonly " $fragmentType": "OverrideDialog_applications";
}>;
export type OverrideDialog_applications$key = ReadonlyArray<{
  readonly " $data"?: OverrideDialog_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverrideDialog_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "OverrideDialog_applications",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConflictList_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "43961a84a40442011ab5002f33deccb0";

export default node;
