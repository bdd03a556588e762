/**
 * @generated SignedSource<<2cef2ca956069b7cfcf3266ec05c613b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FieldChanges_fields$data = ReadonlyArray<{
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly isHidden: boolean;
  readonly label: string;
  readonly " $fragmentType": "FieldChanges_fields";
}>;
export type FieldChanges_fields$key = ReadonlyArray<{
  readonly " $data"?: FieldChanges_fields$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldChanges_fields">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FieldChanges_fields",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    }
  ],
  "type": "ChangedField",
  "abstractKey": null
};

(node as any).hash = "1996df34c4f7e253d5be90aba21d5567";

export default node;
