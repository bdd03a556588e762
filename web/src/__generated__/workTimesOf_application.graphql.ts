/**
 * @generated SignedSource<<221c990a90eb5bc462ed71d5a1fc5743>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PunchType = "CLOCK_IN" | "CLOCK_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type workTimesOf_application$data = {
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
  readonly " $fragmentType": "workTimesOf_application";
};
export type workTimesOf_application$key = {
  readonly " $data"?: workTimesOf_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"workTimesOf_application">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workTimesOf_application"
};

(node as any).hash = "e20c185505c4d472c37b8b9809a34552";

export default node;
