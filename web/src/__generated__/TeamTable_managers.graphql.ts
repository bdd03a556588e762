/**
 * @generated SignedSource<<c1c8ce411a172408fbf545c0170be89c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberRole = "ADMIN" | "ONSITE_MANAGER" | "TEAM_MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TeamTable_managers$data = ReadonlyArray<{
  readonly id: string;
  readonly person: {
    readonly displayName: string;
    readonly isActive: boolean;
    readonly isViewer: boolean | null | undefined;
  };
  readonly role: MemberRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TeamRow_manager">;
  readonly " $fragmentType": "TeamTable_managers";
}>;
export type TeamTable_managers$key = ReadonlyArray<{
  readonly " $data"?: TeamTable_managers$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamTable_managers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "TeamTable_managers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isViewer",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamRow_manager"
    }
  ],
  "type": "LocationManager",
  "abstractKey": null
};

(node as any).hash = "e7d1ac31a3acccac5c2e7deefd5bbceb";

export default node;
