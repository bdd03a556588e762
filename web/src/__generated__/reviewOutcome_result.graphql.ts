/**
 * @generated SignedSource<<d349ca379cff99c1c71665569852b6d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type reviewOutcome_result$data = {
  readonly application: {
    readonly gig: {
      readonly " $fragmentSpreads": FragmentRefs<"ReviewColumn_gig">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewCard_application">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"applicantOutcome_result">;
  readonly " $fragmentType": "reviewOutcome_result";
};
export type reviewOutcome_result$key = {
  readonly " $data"?: reviewOutcome_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewOutcome_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reviewOutcome_result"
};

(node as any).hash = "0fbe4926b389cbbbd5627f996a656c49";

export default node;
