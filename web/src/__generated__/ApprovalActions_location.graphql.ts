/**
 * @generated SignedSource<<fe6b97785c9da591c9e67e42a21c16f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalStatus = "APPROVED" | "DENIED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalActions_location$data = {
  readonly approvalStatus: ApprovalStatus;
  readonly id: string;
  readonly name: string;
  readonly viewerCanEdit: boolean | null | undefined;
  readonly viewerCanSetFees: boolean | null | undefined;
  readonly " $fragmentType": "ApprovalActions_location";
};
export type ApprovalActions_location$key = {
  readonly " $data"?: ApprovalActions_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalActions_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApprovalActions_location",
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
      "name": "approvalStatus",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanEdit",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanSetFees",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "124268f5ef9a8d605b35a031a13795c9";

export default node;
