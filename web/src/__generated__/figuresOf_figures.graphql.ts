/**
 * @generated SignedSource<<046b5c181a22a9f88dc02bddd7b869fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type figuresOf_figures$data = {
  readonly calledOut?: number;
  readonly compliant?: number;
  readonly compliantPercent?: number | null | undefined;
  readonly confirmed?: number;
  readonly cost?: {
    readonly amountCents: number;
  };
  readonly costPerHour?: {
    readonly amountCents: number;
  } | null | undefined;
  readonly due?: number;
  readonly filled?: number;
  readonly filledGigs?: number | null | undefined;
  readonly filledPercent?: number | null | undefined;
  readonly gigs?: number;
  readonly late?: number;
  readonly minutes?: number;
  readonly minutesToFill?: number | null | undefined;
  readonly noShows?: number;
  readonly onTime?: number;
  readonly onTimePercent?: number | null | undefined;
  readonly open?: number;
  readonly places?: number;
  readonly skipped?: number;
  readonly tooLate?: number;
  readonly tooLong?: number;
  readonly tooShort?: number;
  readonly uncharged?: {
    readonly amountCents: number;
  };
  readonly unrecorded?: number;
  readonly workers?: number;
  readonly " $fragmentType": "figuresOf_figures";
};
export type figuresOf_figures$key = {
  readonly " $data"?: figuresOf_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"figuresOf_figures">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "figuresOf_figures"
};

(node as any).hash = "80d6f39e3c5880fe2b5c3e3ecc102529";

export default node;
