/**
 * @generated SignedSource<<854d68210f82350db8fd3f88d6348602>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProProfileHead_location$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BlockControl_location">;
  readonly " $fragmentType": "ProProfileHead_location";
};
export type ProProfileHead_location$key = {
  readonly " $data"?: ProProfileHead_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProProfileHead_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProProfileHead_location",
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

(node as any).hash = "a71b4185ad542aebf6119e94583c7d8b";

export default node;
