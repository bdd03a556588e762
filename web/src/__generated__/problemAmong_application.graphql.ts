/**
 * @generated SignedSource<<0daffb94ecc4092a900d68f37a449a60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PunchType = "CLOCK_IN" | "CLOCK_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type problemAmong_application$data = {
  readonly id: string;
  readonly shiftBreaks: ReadonlyArray<{
    readonly endTime: string | null | undefined;
    readonly startTime: string;
  }>;
  readonly timePunches: ReadonlyArray<{
    readonly time: string;
    readonly type: PunchType;
  }>;
  readonly workingHours: {
    readonly endTime: string;
    readonly startTime: string;
  };
  readonly " $fragmentType": "problemAmong_application";
};
export type problemAmong_application$key = {
  readonly " $data"?: problemAmong_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"problemAmong_application">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "problemAmong_application"
};

(node as any).hash = "f548d40b01edb959986e2743f16007c2";

export default node;
