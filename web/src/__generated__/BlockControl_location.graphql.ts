/**
 * @generated SignedSource<<b6c5871293f27e0ff59b09caf136ba9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockControl_location$data = {
  readonly id: string;
  readonly viewerCanManageBlocks: boolean | null | undefined;
  readonly viewerCannotManageBlocksReason: string | null | undefined;
  readonly " $fragmentType": "BlockControl_location";
};
export type BlockControl_location$key = {
  readonly " $data"?: BlockControl_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockControl_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BlockControl_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageBlocks",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCannotManageBlocksReason",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "8bae593fafbc3eab9a143bec6d3e4c12";

export default node;
