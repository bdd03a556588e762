/**
 * @generated SignedSource<<75b282160483b9ab29f69bcceb1f8fbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProScreenHeader_location$data = {
  readonly id: string;
  readonly viewerCanPostGigs: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BlockControl_location">;
  readonly " $fragmentType": "ProScreenHeader_location";
};
export type ProScreenHeader_location$key = {
  readonly " $data"?: ProScreenHeader_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProScreenHeader_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProScreenHeader_location",
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
        "name": "viewerCanPostGigs",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockControl_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "f89da41fe76fe9d64c22a74e8570afa0";

export default node;
