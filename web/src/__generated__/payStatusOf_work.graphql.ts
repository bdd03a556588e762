/**
 * @generated SignedSource<<b775258f4cb8f26d6405d921ad7e83e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type payStatusOf_work$data = {
  readonly application: {
    readonly status: ApplicationStatus;
  };
  readonly paymentStatus: ApplicationStatus;
  readonly " $fragmentType": "payStatusOf_work";
};
export type payStatusOf_work$key = {
  readonly " $data"?: payStatusOf_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"payStatusOf_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "payStatusOf_work"
};

(node as any).hash = "c9419024fee41cdcf04b947127428637";

export default node;
