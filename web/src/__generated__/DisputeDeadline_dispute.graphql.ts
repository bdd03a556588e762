/**
 * @generated SignedSource<<6efc6b43d89ed98f90c4364b455e1885>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeStatus = "COUNTERED" | "ESCALATED" | "OPEN" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeDeadline_dispute$data = {
  readonly answerDueAt: string | null | undefined;
  readonly billedTo: string | null | undefined;
  readonly gig: {
    readonly timeZone: string | null | undefined;
  };
  readonly status: DisputeStatus;
  readonly " $fragmentType": "DisputeDeadline_dispute";
};
export type DisputeDeadline_dispute$key = {
  readonly " $data"?: DisputeDeadline_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeDeadline_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeDeadline_dispute",
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
      "name": "answerDueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Gig",
      "kind": "LinkedField",
      "name": "gig",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "7f47ff8c1e13875e52917516ef7af00a";

export default node;
