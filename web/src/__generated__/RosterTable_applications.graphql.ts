/**
 * @generated SignedSource<<014d8b53f3dcb0ff235545bd349e56c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterTable_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RosterRow_application">;
  readonly " $fragmentType": "RosterTable_applications";
}>;
export type RosterTable_applications$key = ReadonlyArray<{
  readonly " $data"?: RosterTable_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterTable_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "RosterTable_applications",
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
      "name": "RosterRow_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "c19fbd73c1d8ebaf8a5f57c802a35d5a";

export default node;
