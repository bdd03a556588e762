/**
 * @generated SignedSource<<81455d964d4ca6f34bc160fcff835e66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberRole = "ADMIN" | "ONSITE_MANAGER" | "TEAM_MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LinkableAccountItem_account$data = {
  readonly codeSentTo: string | null | undefined;
  readonly id: string;
  readonly locationRoles: ReadonlyArray<{
    readonly place: string;
    readonly role: MemberRole;
  }>;
  readonly name: string | null | undefined;
  readonly organizationRoles: ReadonlyArray<{
    readonly place: string;
    readonly role: MemberRole;
  }>;
  readonly " $fragmentType": "LinkableAccountItem_account";
};
export type LinkableAccountItem_account$key = {
  readonly " $data"?: LinkableAccountItem_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkableAccountItem_account">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "place",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "role",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LinkableAccountItem_account",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codeSentTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkableRole",
      "kind": "LinkedField",
      "name": "locationRoles",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkableRole",
      "kind": "LinkedField",
      "name": "organizationRoles",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "LinkableAccount",
  "abstractKey": null
};
})();

(node as any).hash = "7ba249d4ef08480f3dd354982ded9180";

export default node;
