/**
 * @generated SignedSource<<c432eb8f809878d27ee644319cfd39df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CostLineCode = "BACKGROUND_CHECK_FEE" | "BONUS" | "GATEWAY_FEE" | "IN_NETWORK_FEE" | "LABOR" | "OTHER_PAY" | "PLATFORM_FEE" | "REIMBURSEMENT" | "TIP" | "TIPPING_FEE" | "W2_FEE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type costOfWork_work$data = {
  readonly bonus: {
    readonly amountCents: number;
  };
  readonly coveredMinutes: number;
  readonly lines: ReadonlyArray<{
    readonly amount: {
      readonly amountCents: number;
    };
    readonly code: CostLineCode;
    readonly label: string;
  }>;
  readonly minutesToPay: number;
  readonly tip: {
    readonly amountCents: number;
  };
  readonly total: {
    readonly amountCents: number;
  };
  readonly " $fragmentType": "costOfWork_work";
};
export type costOfWork_work$key = {
  readonly " $data"?: costOfWork_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"costOfWork_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "costOfWork_work"
};

(node as any).hash = "e7c923a3b8839e8e2d7b6cf4f0b0e1ca";

export default node;
