/**
 * @generated SignedSource<<4fe50528e17589ec61a9e8def58f2a51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeTimelineKind = "APPLIED" | "BREAK_ENDED" | "BREAK_STARTED" | "BUSINESS_CHARGED" | "BUSINESS_REFUNDED" | "CLOCKED_IN" | "CLOCKED_OUT" | "CONFIRMED" | "DISPUTE_COUNTERED" | "DISPUTE_COUNTER_DECLINED" | "DISPUTE_ESCALATED" | "DISPUTE_OPENED" | "DISPUTE_RESOLVED" | "HOURS_CHANGED" | "LEFT_SITE" | "PAYMENT_FAILED" | "PAYMENT_SUBMITTED" | "POSTED" | "PRO_PAID" | "REFUND_FAILED" | "REFUND_SUBMITTED" | "RETURNED_TO_SITE" | "SELECTED" | "SENT_HOME" | "SHIFT_EDITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeTimeline_dispute$data = {
  readonly gig: {
    readonly timeZone: string | null | undefined;
  };
  readonly timeline: ReadonlyArray<{
    readonly actorName: string | null | undefined;
    readonly amount: {
      readonly amountCents: number;
    } | null | undefined;
    readonly at: string;
    readonly endTime: string | null | undefined;
    readonly kind: DisputeTimelineKind;
    readonly minutes: number | null | undefined;
    readonly note: string | null | undefined;
    readonly startTime: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "DisputeTimeline_dispute";
};
export type DisputeTimeline_dispute$key = {
  readonly " $data"?: DisputeTimeline_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeTimeline_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeTimeline_dispute",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DisputeTimelineEntry",
        "kind": "LinkedField",
        "name": "timeline",
        "plural": true,
        "selections": [
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
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "actorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "amount",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amountCents",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minutes",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
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

(node as any).hash = "3bd78c7db92c0881a6944564698eef48";

export default node;
