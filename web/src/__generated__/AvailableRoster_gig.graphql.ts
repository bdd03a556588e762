/**
 * @generated SignedSource<<fb64138e8d5ceb21a20f812264a0ce88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AvailableRoster_gig$data = {
  readonly roster: Result<ReadonlyArray<{
    readonly __typename: "GigApplication";
  }> | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"Roster_gig">;
  readonly " $fragmentType": "AvailableRoster_gig";
};
export type AvailableRoster_gig$key = {
  readonly " $data"?: AvailableRoster_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvailableRoster_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AvailableRoster_gig",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "GigApplication",
        "kind": "LinkedField",
        "name": "roster",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Roster_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "75446e7083d8b81da48097d466e25a21";

export default node;
