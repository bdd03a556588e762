/**
 * @generated SignedSource<<8fde7944dda541b7244abeda27c21a80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterDialogs_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewProsDialog_applications" | "RosterReplacement_applications" | "SendHomeDialog_applications" | "TextProsDialog_applications" | "TimeRecordDialog_applications">;
  readonly " $fragmentType": "RosterDialogs_applications";
}>;
export type RosterDialogs_applications$key = ReadonlyArray<{
  readonly " $data"?: RosterDialogs_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterDialogs_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "RosterDialogs_applications",
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
      "name": "ReviewProsDialog_applications"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RosterReplacement_applications"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendHomeDialog_applications"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextProsDialog_applications"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimeRecordDialog_applications"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "67f03b460de8f37467812ed6ed6f64a8";

export default node;
