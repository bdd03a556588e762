/**
 * @generated SignedSource<<02159a4e85aaaf0d0f4a628d73cb95cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type paymentOutcome_result$data = {
  readonly applicationId: string;
  readonly errors: ReadonlyArray<{
    readonly code: UserErrorCode;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"applicantOutcome_result">;
  readonly " $fragmentType": "paymentOutcome_result";
};
export type paymentOutcome_result$key = {
  readonly " $data"?: paymentOutcome_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentOutcome_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "paymentOutcome_result"
};

(node as any).hash = "deab8809e1d203f2cc0976453d05e0f9";

export default node;
