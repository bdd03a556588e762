/**
 * @generated SignedSource<<e536b84bac77c63c98cd29012cd4acbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberRole = "ADMIN" | "ONSITE_MANAGER" | "TEAM_MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TeamRow_manager$data = {
  readonly id: string;
  readonly person: {
    readonly displayName: string;
    readonly isViewer: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PersonSummary_person">;
  };
  readonly role: MemberRole | null | undefined;
  readonly " $fragmentType": "TeamRow_manager";
};
export type TeamRow_manager$key = {
  readonly " $data"?: TeamRow_manager$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamRow_manager">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TeamRow_manager",
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isViewer",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonSummary_person"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LocationManager",
  "abstractKey": null
};

(node as any).hash = "673ce42cc8b2e0c11516c17b5db0dd3a";

export default node;
