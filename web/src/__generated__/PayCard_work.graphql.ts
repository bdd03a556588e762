/**
 * @generated SignedSource<<9812aa5ad6384a3685a4cbf7e93c8298>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
export type PayFlag = "ADJUSTED" | "COVERED_BY_PLATFORM" | "GEO_FLAGGED" | "LATE" | "LEFT_EARLY" | "MINIMUM_PAY" | "NOT_CLOCKED_IN" | "NOT_CLOCKED_OUT" | "SENT_HOME" | "STAYED_LONGER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayCard_work$data = {
  readonly application: {
    readonly id: string;
    readonly status: ApplicationStatus;
    readonly " $fragmentSpreads": FragmentRefs<"AdjustHoursDialog_application" | "useReviews_applications">;
  };
  readonly flags: ReadonlyArray<PayFlag>;
  readonly " $fragmentSpreads": FragmentRefs<"PayRow_work" | "costOfWork_work" | "isWorkPayable_work">;
  readonly " $fragmentType": "PayCard_work";
};
export type PayCard_work$key = {
  readonly " $data"?: PayCard_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayCard_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PayCard_work"
};

(node as any).hash = "3355e594993fe4e49461e5da01438fd5";

export default node;
