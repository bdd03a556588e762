/**
 * @generated SignedSource<<dd0c46e5fbfe0388a5f4e729da2ce23d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type daySummary_gig$data = {
  readonly cost: {
    readonly total: {
      readonly amountCents: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly fill: {
    readonly confirmed: number;
    readonly places: number;
  };
  readonly " $fragmentType": "daySummary_gig";
};
export type daySummary_gig$key = {
  readonly " $data"?: daySummary_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"daySummary_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "daySummary_gig"
};

(node as any).hash = "0b8d158cd0e5f389af5976cae7c1cd0c";

export default node;
