/**
 * @generated SignedSource<<00c1e414d47e14ed1d570b54ab762e8d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PayRow_work" | "costOfWork_work" | "readPayability_work">;
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

(node as any).hash = "23534b8aabc70e8e1bf18be478cd8133";

export default node;
