/**
 * @generated SignedSource<<192f7dbd69bf81b3bd6b1aa87233cc5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConflictPanel_conflict$data = {
  readonly changes: ReadonlyArray<{
    readonly actorName: string | null | undefined;
    readonly databaseId: number;
    readonly summary: string;
    readonly " $fragmentSpreads": FragmentRefs<"ChangedFields_change">;
  }>;
  readonly " $fragmentType": "ConflictPanel_conflict";
};
export type ConflictPanel_conflict$key = {
  readonly " $data"?: ConflictPanel_conflict$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConflictPanel_conflict">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConflictPanel_conflict",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GigChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChangedFields_change"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigConflict",
  "abstractKey": null
};

(node as any).hash = "c9599b18b3b5b65dce5d3136edcbf76c";

export default node;
