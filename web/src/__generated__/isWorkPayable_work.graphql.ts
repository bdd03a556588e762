/**
 * @generated SignedSource<<769b3266d99e2fbfb93bebbf3a43ca85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type isWorkPayable_work$data = {
  readonly application: {
    readonly status: ApplicationStatus;
  };
  readonly isPayable: boolean | null | undefined;
  readonly " $fragmentType": "isWorkPayable_work";
};
export type isWorkPayable_work$key = {
  readonly " $data"?: isWorkPayable_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"isWorkPayable_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "isWorkPayable_work"
};

(node as any).hash = "55838768d2e8043628f0bff0969f3f6f";

export default node;
