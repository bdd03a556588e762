/**
 * @generated SignedSource<<5888e6a6fdfcbe42d0644124523ee5fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readRosterFill_gig$data = {
  readonly endTime: string;
  readonly fill: {
    readonly places: number;
    readonly selected: number;
  };
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"currentGigPhase_gig">;
  readonly " $fragmentType": "readRosterFill_gig";
};
export type readRosterFill_gig$key = {
  readonly " $data"?: readRosterFill_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRosterFill_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRosterFill_gig"
};

(node as any).hash = "1b23d821c29868603b982a298850498d";

export default node;
