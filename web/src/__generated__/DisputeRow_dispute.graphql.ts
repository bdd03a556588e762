/**
 * @generated SignedSource<<1c24cb4e3a0b86d512064a813e824e9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeOutcome = "CLAIM_ACCEPTED" | "CLAIM_UNANSWERED" | "COUNTER_ACCEPTED" | "COUNTER_UNANSWERED" | "DECIDED_FOR_BUSINESS" | "DECIDED_FOR_PRO" | "DECIDED_SPLIT" | "%future added value";
export type DisputeStatus = "COUNTERED" | "ESCALATED" | "OPEN" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeRow_dispute$data = {
  readonly outcome: DisputeOutcome | null | undefined;
  readonly status: DisputeStatus;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeDeadline_dispute" | "DisputeSummary_dispute">;
  readonly " $fragmentType": "DisputeRow_dispute";
};
export type DisputeRow_dispute$key = {
  readonly " $data"?: DisputeRow_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeRow_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeRow_dispute",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeSummary_dispute"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeDeadline_dispute"
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "63c1b4097b9324cb9a38dd816bee9a74";

export default node;
