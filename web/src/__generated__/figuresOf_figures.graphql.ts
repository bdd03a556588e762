/**
 * @generated SignedSource<<74682645104942e2b62b90a4ccd2f5e0>>
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
  readonly filledPercent?: number | null | undefined;
  readonly gigs?: number;
  readonly late?: number;
  readonly minutes?: number;
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

(node as any).hash = "9029f9f0b40b513b9e56da8613c11d22";

export default node;
