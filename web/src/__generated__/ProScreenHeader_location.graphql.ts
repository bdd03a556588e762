/**
 * @generated SignedSource<<3d2e76793a7f55727b8a685f5b09bad9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProScreenHeader_location$data = {
  readonly id: string;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockControl_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "2f4e6c792ee37610eeaa232dd6b054d2";

export default node;
