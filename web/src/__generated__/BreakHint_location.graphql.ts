/**
 * @generated SignedSource<<1b61ff29846290777cd831db785fffbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BreakHint_location$data = {
  readonly suggestedBreaks: ReadonlyArray<{
    readonly lengthMinutes: number;
    readonly triggerMinutes: number;
  }> | null | undefined;
  readonly " $fragmentType": "BreakHint_location";
};
export type BreakHint_location$key = {
  readonly " $data"?: BreakHint_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreakHint_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BreakHint_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SuggestedBreak",
        "kind": "LinkedField",
        "name": "suggestedBreaks",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "triggerMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lengthMinutes",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "416416db4e40b38c1dd15c6f33c0103c";

export default node;
