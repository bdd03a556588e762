/**
 * @generated SignedSource<<b7e8a419f701d1282534a0145bcdf3ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SelectionSource = "ADMIN" | "AUTO_DIRECT_OFFER" | "AUTO_MATCH" | "STAFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useApplicantWork_applications$data = ReadonlyArray<{
  readonly conflicts: ReadonlyArray<{
    readonly __typename: "Conflict";
  }> | null | undefined;
  readonly id: string;
  readonly overrideNote: {
    readonly __typename: "OverrideNote";
  } | null | undefined;
  readonly pro: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly selectionSource: SelectionSource | null | undefined;
  readonly " $fragmentType": "useApplicantWork_applications";
}>;
export type useApplicantWork_applications$key = ReadonlyArray<{
  readonly " $data"?: useApplicantWork_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"useApplicantWork_applications">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useApplicantWork_applications",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectionSource",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Conflict",
        "kind": "LinkedField",
        "name": "conflicts",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OverrideNote",
      "kind": "LinkedField",
      "name": "overrideNote",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
})();

(node as any).hash = "f08d0dd2a1d9e077d1bcc26f3af9c5f3";

export default node;
