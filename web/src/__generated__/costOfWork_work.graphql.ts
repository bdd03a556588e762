/**
 * @generated SignedSource<<04c6519163c086b347259e527da00955>>
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
  readonly promisedBonus: {
    readonly amountCents: number;
  } | null | undefined;
  readonly returnedPart: {
    readonly amountCents: number;
  } | null | undefined;
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

(node as any).hash = "08f1065f404f2b38c72cababc8a084bc";

export default node;
