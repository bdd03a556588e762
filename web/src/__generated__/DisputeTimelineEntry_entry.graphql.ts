/**
 * @generated SignedSource<<96b3a6f376182225234d51d40bc2373a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeTimelineKind = "APPLIED" | "ASSIGNED" | "BONUS_INCLUDED" | "BREAKS_CHANGED" | "BREAK_ENDED" | "BREAK_STARTED" | "BUSINESS_CHARGED" | "BUSINESS_REFUNDED" | "CANCELLED" | "CHARGE_GIVEN_BACK" | "CHARGE_REFUNDED" | "CHARGE_RETURNED" | "CLOCKED_IN" | "CLOCKED_OUT" | "CONFIRMED" | "DISPUTE_COUNTERED" | "DISPUTE_COUNTER_DECLINED" | "DISPUTE_ESCALATED" | "DISPUTE_OPENED" | "DISPUTE_RESOLVED" | "EXTRA_PAYMENT_HELD" | "EXTRA_PAYMENT_SUBMITTED" | "HOURS_CHANGED" | "LEFT_SITE" | "LOCATED_AT_CLOCK_IN" | "LOCATED_AT_CLOCK_OUT" | "LOCATION_REVIEWED" | "OFFER_ACCEPTED" | "OFFER_DECLINED" | "OFFER_EXPIRED" | "OFFER_MADE" | "OFFER_WITHDRAWN" | "PART_CHARGED" | "PART_GIVEN_BACK" | "PART_REFUNDED" | "PART_RETURNED" | "PAYMENT_FAILED" | "PAYMENT_SUBMITTED" | "PAYOUT_RETURNED" | "POSTED" | "PRO_PAID" | "PUNCHES_CHANGED" | "REFUND_FAILED" | "REFUND_SUBMITTED" | "REOPENED" | "RETURNED_TO_SITE" | "SELECTED" | "SENT_HOME" | "SHIFT_CANCELLED" | "SHIFT_EDITED" | "TIP_INCLUDED" | "UNSELECTED" | "%future added value";
export type PositionPrecision = "COARSE" | "FINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeTimelineEntry_entry$data = {
  readonly actorName: string | null | undefined;
  readonly amount: {
    readonly amountCents: number;
  } | null | undefined;
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FieldChanges_fields">;
  }>;
  readonly endTime: string | null | undefined;
  readonly kind: DisputeTimelineKind;
  readonly minutes: number | null | undefined;
  readonly note: string | null | undefined;
  readonly position: {
    readonly distanceMeters: number;
    readonly precision: PositionPrecision;
    readonly radiusMeters: number;
  } | null | undefined;
  readonly reason: string | null | undefined;
  readonly startTime: string | null | undefined;
  readonly " $fragmentType": "DisputeTimelineEntry_entry";
};
export type DisputeTimelineEntry_entry$key = {
  readonly " $data"?: DisputeTimelineEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeTimelineEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisputeTimelineEntry_entry",
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
      "name": "reason",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DisputeTimelinePosition",
      "kind": "LinkedField",
      "name": "position",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "distanceMeters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "radiusMeters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "precision",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangedField",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FieldChanges_fields"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DisputeTimelineEntry",
  "abstractKey": null
};

(node as any).hash = "5eb98917e948248d5371ad8e1277ee14";

export default node;
