/**
 * @generated SignedSource<<af20b7a704ff6b6e91ecffca2ab78faf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangedFields_change$data = {
  readonly fields: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly isHidden: boolean;
    readonly label: string;
  }>;
  readonly " $fragmentType": "ChangedFields_change";
};
export type ChangedFields_change$key = {
  readonly " $data"?: ChangedFields_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedFields_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangedFields_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangedField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "GigChange",
  "abstractKey": null
};

(node as any).hash = "7b4ec8813516276616ba9a5f92b7a480";

export default node;
