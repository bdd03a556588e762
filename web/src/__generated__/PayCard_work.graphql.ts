/**
 * @generated SignedSource<<6d9512bf536d85f5e05f3be5685d5bbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PayFlag = "ADJUSTED" | "CANCELLED_LATE" | "COVERED_BY_PLATFORM" | "GEO_FLAGGED" | "LATE" | "LEFT_EARLY" | "MINIMUM_PAY" | "NOT_CLOCKED_IN" | "NOT_CLOCKED_OUT" | "SENT_HOME" | "STAYED_LONGER" | "TIMES_CORRECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayCard_work$data = {
  readonly application: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AdjustHoursDialog_application" | "useReviews_applications">;
  };
  readonly flags: ReadonlyArray<PayFlag>;
  readonly " $fragmentSpreads": FragmentRefs<"PayRow_work" | "costOfWork_work" | "payStatusOf_work" | "readPayability_work">;
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

(node as any).hash = "bca602506aa02f4dccacb370064bae26";

export default node;
