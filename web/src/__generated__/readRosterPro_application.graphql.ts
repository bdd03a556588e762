/**
 * @generated SignedSource<<0ef862f4a653b20ac902f666899bb0f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readRosterPro_application$data = {
  readonly attendance: {
    readonly since: string;
    readonly state: AttendanceState;
  } | null | undefined;
  readonly workingHours: {
    readonly endTime: string;
    readonly startTime: string;
  };
  readonly " $fragmentType": "readRosterPro_application";
};
export type readRosterPro_application$key = {
  readonly " $data"?: readRosterPro_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRosterPro_application">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRosterPro_application"
};

(node as any).hash = "dda6b81d8c228a271d9ed8875f36fe7a";

export default node;
