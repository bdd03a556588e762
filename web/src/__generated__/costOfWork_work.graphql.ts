/**
 * @generated SignedSource<<1f344178d633732ec6313f6f1da7ac89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CostLineCode = "BACKGROUND_CHECK_FEE" | "BONUS" | "GATEWAY_FEE" | "IN_NETWORK_FEE" | "LABOR" | "PLATFORM_FEE" | "TIP" | "TIPPING_FEE" | "W2_FEE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type costOfWork_work$data = {
  readonly coveredMinutes: number;
  readonly lines: ReadonlyArray<{
    readonly amount: {
      readonly amountCents: number;
    };
    readonly code: CostLineCode;
    readonly label: string;
  }>;
  readonly minutesToPay: number;
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

(node as any).hash = "6fb48699d509f63dbf3034410d4ca79b";

export default node;
