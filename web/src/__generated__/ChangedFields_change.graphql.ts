/**
 * @generated SignedSource<<441097dcd7cbc2c94d124127071c0c94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangedFields_change$data = {
  readonly fields: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FieldChanges_fields">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "FieldChanges_fields"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigChange",
  "abstractKey": null
};

(node as any).hash = "a0c7fc2eaabe14c6326aa29d2a6fb14f";

export default node;
