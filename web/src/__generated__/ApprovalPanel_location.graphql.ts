/**
 * @generated SignedSource<<5ede0d044ac7ba769a15e1800af0c7d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalStatus = "APPROVED" | "DENIED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalPanel_location$data = {
  readonly approvalReason: string | null | undefined;
  readonly approvalStatus: ApprovalStatus;
  readonly name: string;
  readonly viewerCanSetFees: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalActions_location">;
  readonly " $fragmentType": "ApprovalPanel_location";
};
export type ApprovalPanel_location$key = {
  readonly " $data"?: ApprovalPanel_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalPanel_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApprovalPanel_location",
  "selections": [
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalReason",
      "storageKey": null
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApprovalActions_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "c4cb8d31aa94a4fc6f2245bb80abf93e";

export default node;
