/**
 * @generated SignedSource<<55c798d05f0d672f24d2cd46add30315>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonSummary_person$data = {
  readonly displayName: string;
  readonly email: string | null | undefined;
  readonly isActive: boolean;
  readonly isViewer: boolean | null | undefined;
  readonly phoneNumber: string | null | undefined;
  readonly " $fragmentType": "PersonSummary_person";
};
export type PersonSummary_person$key = {
  readonly " $data"?: PersonSummary_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSummary_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonSummary_person",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
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
  "type": "Person",
  "abstractKey": null
};

(node as any).hash = "6544c3995dfc7badbec37fe72748373a";

export default node;
