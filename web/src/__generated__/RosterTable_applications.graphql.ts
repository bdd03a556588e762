/**
 * @generated SignedSource<<99d23facc04780247eab0e1ee548d901>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterTable_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeTimeDialog_application" | "RosterRow_application">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeTimeDialog_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "28f6bc9b1aa399259b2acd1a18b0a1b6";

export default node;
