/**
 * @generated SignedSource<<4d05cf636a117309957d71ca9056253e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SandboxActKind = "ACCEPT_COUNTER" | "ACCEPT_OFFER" | "APPLY" | "CANCEL" | "CLOCK_IN" | "CLOCK_OUT" | "CONFIRM" | "DECLINE_COUNTER" | "DECLINE_OFFER" | "DISPUTE_CANCELLATION" | "DISPUTE_HOURS" | "DISPUTE_PAYMENT" | "JOIN_NETWORK" | "LEAVE_SITE" | "NO_SHOW" | "RETURN_TO_SITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SandboxActs_act$data = ReadonlyArray<{
  readonly gigNumber: number | null | undefined;
  readonly gigStartsAt: string | null | undefined;
  readonly gigTimeZone: string | null | undefined;
  readonly happenedAt: string;
  readonly kind: SandboxActKind;
  readonly locationNumber: number | null | undefined;
  readonly number: number;
  readonly position: string | null | undefined;
  readonly proName: string;
  readonly refusal: string | null | undefined;
  readonly " $fragmentType": "SandboxActs_act";
}>;
export type SandboxActs_act$key = ReadonlyArray<{
  readonly " $data"?: SandboxActs_act$data;
  readonly " $fragmentSpreads": FragmentRefs<"SandboxActs_act">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SandboxActs_act",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "happenedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gigNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gigStartsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gigTimeZone",
      "storageKey": null
    }
  ],
  "type": "SandboxAct",
  "abstractKey": null
};

(node as any).hash = "519de51e856099cc940dbf6057cfff5d";

export default node;
